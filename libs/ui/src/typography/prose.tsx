import styles from './prose.module.css';

export interface ProseProps {
  /** In their order; with none there is nothing. */
  paragraphs: readonly string[];
}

/** A few paragraphs as a book sets them: serif, a measure of 34rem, later ones indented. */
export function Prose({ paragraphs }: ProseProps) {
  if (paragraphs.length === 0) return null;
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
