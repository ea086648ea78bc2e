import { ButtonLink } from '@gallery/ui';
import { Link } from 'react-router';
import { clockTime } from './clock-time';
import styles from './feed-foot.module.css';

/** Somebody who makes the event possible. */
export interface Sponsor {
  name: string;
  /** Address of the logo, drawn for a dark ground. */
  logo: string;
  href: string | null;
}

export interface FeedFootProps {
  isLive: boolean;
  endTime: string;
  sponsors: readonly Sponsor[];
}

/** What stays when the event is over (L42), and who made it possible (L41). */
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
              <li key={sponsor.name}>
                <Logo {...sponsor} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Logo({ name, logo, href }: Sponsor) {
  const drawing = <img className={styles.logo} src={logo} alt={name} loading="lazy" />;
  return href ? (
    <a href={href} target="_blank" rel="noreferrer">
      {drawing}
    </a>
  ) : (
    drawing
  );
}
