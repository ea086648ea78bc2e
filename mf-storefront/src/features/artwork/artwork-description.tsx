import styles from './artwork-description.module.css';

/** The artist's description; blank lines separate paragraphs. */
export function ArtworkDescription({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
