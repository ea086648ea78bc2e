import type { Feature, Picture as PictureRecord, SiteContent } from '@gallery/contracts';
import { Picture, Prose, TextLink, ButtonLink } from '@gallery/ui';
import { Link } from 'react-router';
import { useId } from 'react';
import styles from './landing-sections.module.css';

/** Pictures are cropped to one height, so that a file must be as wide as the column, or as that height needs. */
function sizesOf({ width, height }: PictureRecord, isWide: boolean): string {
  const ratio = width / height;
  const desktop = `max(${isWide ? 43 : 21}vw, ${(25 * ratio).toFixed(1)}rem)`;
  const tablet = `max(${isWide ? 90 : 44}vw, ${(20 * ratio).toFixed(1)}rem)`;
  return `(min-width: 64rem) ${desktop}, (min-width: 40rem) ${tablet}, ${Math.max(90, 60 * ratio).toFixed(1)}vw`;
}

/** The gallery's three services. The last one is twice as wide as the others. */
export function FeatureBlocks({ features }: { features: readonly Feature[] }) {
  return (
    <ul className={styles.blocks}>
      {features.map(({ key, title, text, picture, href }) => (
        <li key={key} className={styles.cell} data-wide={key === 'limited-editions' || undefined}>
          <Link to={href} className={styles.block}>
            {picture && (
              <div className={styles.picture}>
                <Picture picture={picture} sizes={sizesOf(picture, key === 'limited-editions')} fit="cover" />
              </div>
            )}
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>{text}</p>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Four of twelve columns, on phones three quarters of the page. */
const SIZES = '(min-width: 112rem) 32.5rem, (min-width: 64rem) 27.75vw, (min-width: 40rem) 42vw, 68vw';

/** A short introduction of the artist, with a link to the about page. */
export function AboutTeaser({ teaser }: { teaser: SiteContent['home']['teaser'] }) {
  const titleId = useId();
  return (
    <section
      className={styles.teaser}
      data-pictured={teaser.picture !== null || undefined}
      aria-labelledby={titleId}
    >
      {teaser.picture && (
        <div className={styles.teaserPicture}>
          <Picture picture={teaser.picture} sizes={SIZES} />
        </div>
      )}
      <div className={styles.words}>
        <h2 className={styles.teaserTitle} id={titleId}>
          {teaser.heading}
        </h2>
        <Prose paragraphs={teaser.paragraphs} />
        <p className={styles.more}>
          <TextLink to="/about">About the artist</TextLink>
        </p>
      </div>
    </section>
  );
}

/** The mission, and a link to the artworks at the end of the page. */
export function Mission({
  mission: { sentence, paragraphs, link },
}: {
  mission: SiteContent['home']['mission'];
}) {
  const sentenceId = useId();
  return (
    <section className={styles.mission} aria-labelledby={sentenceId}>
      <div className={styles.missionText}>
        <h2 className={styles.sentence} id={sentenceId}>
          {sentence}
        </h2>
        <Prose paragraphs={paragraphs} />
        {link && (
          <p className={styles.link}>
            <TextLink to={link.href}>{link.label}</TextLink>
          </p>
        )}
      </div>
      <ButtonLink variant="filled" to="/fine-art">
        View the collection
      </ButtonLink>
    </section>
  );
}
