import type { SiteContent } from '@gallery/contracts';
import { Picture, Prose, TextLink } from '@gallery/ui';
import { useId } from 'react';
import { Link } from 'react-router';
import styles from './about-teaser.module.css';

/** Four of twelve columns, on phones three quarters of the page. */
const SIZES = '(min-width: 112rem) 32.5rem, (min-width: 64rem) 28vw, (min-width: 40rem) 42vw, 68vw';

/** Who makes the pictures, in a few words, and the way to the page about them. */
export function AboutTeaser({ teaser }: { teaser: SiteContent['home']['teaser'] }) {
  const titleId = useId();
  return (
    <section
      className={styles.teaser}
      data-pictured={teaser.picture !== null || undefined}
      aria-labelledby={titleId}
    >
      {teaser.picture && (
        <div className={styles.picture}>
          <Picture picture={teaser.picture} sizes={SIZES} />
        </div>
      )}
      <div className={styles.words}>
        <h2 className={styles.title} id={titleId}>
          {teaser.heading}
        </h2>
        <Prose paragraphs={teaser.paragraphs} />
        <p className={styles.more}>
          <TextLink render={(parts) => <Link to="/about" {...parts} />}>About the artist</TextLink>
        </p>
      </div>
    </section>
  );
}
