import type { SiteContent } from '@gallery/contracts';
import { ButtonLink } from '@gallery/ui';
import { Link } from 'react-router';
import { clockTime } from '../../clock-time';
import styles from './feed-foot.module.css';

export interface FeedFootProps {
  isLive: boolean;
  endTime: string;
  sponsors: SiteContent['live']['sponsors'];
}

/** What stays when the event is over, and who made it possible. */
export function FeedFoot({ isLive, endTime, sponsors }: FeedFootProps) {
  return (
    <div className={styles.foot}>
      <section className={styles.collection} aria-labelledby="collection">
        <h2 id="collection" className={styles.title}>
          {isLive ? `The event ends at ${clockTime(endTime)}.` : 'The pictures hang here.'}
          <br />
          The editions stay open.
        </h2>
        <ButtonLink variant="filled" render={(parts) => <Link to="/fine-art" {...parts} />}>
          Begin Your Collection
        </ButtonLink>
      </section>
      {sponsors.length > 0 && (
        <section className={styles.sponsors} aria-labelledby="sponsors">
          <h2 id="sponsors" className={styles.thanks}>
            With thanks to
          </h2>
          <ul className={styles.logos}>
            {sponsors.map((sponsor) => (
              <li key={sponsor.logo.src}>
                <Logo {...sponsor} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Logo({ logo, href }: SiteContent['live']['sponsors'][number]) {
  const drawing = <img className={styles.logo} src={logo.src} alt={logo.alt} loading="lazy" />;
  return href ? (
    <a href={href} target="_blank" rel="noreferrer">
      {drawing}
    </a>
  ) : (
    drawing
  );
}
