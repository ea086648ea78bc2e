import styles from './artwork-description.module.css';

/** What the photographer says about the work; blank lines part paragraphs. */
export function ArtworkDescription({ text }: { text: string }) {
  return (
    <div className={styles.prose}>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
