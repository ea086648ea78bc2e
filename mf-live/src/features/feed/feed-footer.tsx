import type { SiteContent } from '@gallery/contracts';
import { formatTime } from '@gallery/domain';
import { ButtonLink } from '@gallery/ui';
import styles from './feed-footer.module.css';

export interface FeedFooterProps {
  isLive: boolean;
  endTime: string;
  timeZone: string;
  sponsors: SiteContent['live']['sponsors'];
}

/** What happens after the event, and its sponsors. */
export function FeedFooter({ isLive, endTime, timeZone, sponsors }: FeedFooterProps) {
  return (
    <div className={styles.foot}>
      <section className={styles.collection} aria-labelledby="collection">
        <h2 id="collection" className={styles.title}>
          {isLive ? `The event ends at ${formatTime(endTime, timeZone)}.` : 'The photographs remain here.'}
          <br />
          The prints remain on sale.
        </h2>
        <ButtonLink variant="filled" to="/fine-art">
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
                <SponsorLogo {...sponsor} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function SponsorLogo({ logo, href }: SiteContent['live']['sponsors'][number]) {
  const drawing = <img className={styles.logo} src={logo.src} alt={logo.alt} loading="lazy" />;
  return href ? (
    <a href={href} target="_blank" rel="noreferrer">
      {drawing}
    </a>
  ) : (
    drawing
  );
}
