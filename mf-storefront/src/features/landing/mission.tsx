import type { SiteContent } from '@gallery/contracts';
import { ButtonLink, Prose, TextLink } from '@gallery/ui';
import { useId } from 'react';
import { Link } from 'react-router';
import styles from './mission.module.css';

/** What the gallery is for, and the last word of the page: the way to the works. */
export function Mission({
  mission: { sentence, paragraphs, link },
}: {
  mission: SiteContent['home']['mission'];
}) {
  const sentenceId = useId();
  return (
    <section className={styles.mission} aria-labelledby={sentenceId}>
      <div className={styles.words}>
        <h2 className={styles.sentence} id={sentenceId}>
          {sentence}
        </h2>
        <Prose paragraphs={paragraphs} />
        {link && (
          <p className={styles.link}>
            <TextLink render={(parts) => <Link to={link.href} {...parts} />}>{link.label}</TextLink>
          </p>
        )}
      </div>
      <ButtonLink variant="filled" render={(parts) => <Link to="/fine-art" {...parts} />}>
        See the fine art
      </ButtonLink>
    </section>
  );
}
