import type { ArtistNoteView } from '@gallery/contracts';
import { formatDate } from '@gallery/domain';
import { useTimeZone } from '@gallery/session';
import { Picture } from '@gallery/ui';
import styles from './artist-notes.module.css';

export function ArtistNotes({ notes }: { notes: readonly ArtistNoteView[] }) {
  const timeZone = useTimeZone();
  if (notes.length === 0) return <p className={styles.none}>No notes from the artist yet.</p>;
  return (
    <ul className={styles.notes}>
      {notes.map(({ id, title, text, createdAt, picture }) => (
        <li key={id}>
          <article className={styles.note}>
            {picture && (
              <div className={styles.picture}>
                <Picture picture={picture} sizes="(min-width: 48rem) 14rem, 90vw" />
              </div>
            )}
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.day}>
                <time dateTime={createdAt}>{formatDate(createdAt, timeZone)}</time>
              </p>
              <p className={styles.text}>{text}</p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
