import styles from './prose.module.css';

export interface ProseProps {
  /** Renders nothing without paragraphs. */
  paragraphs: readonly string[];
}

/** Paragraphs set as in a book: serif, a measure of 34rem, later ones indented. */
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
