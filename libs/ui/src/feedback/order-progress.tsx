import styles from './order-progress.module.css';

export interface OrderProgressProps {
  /** Label for assistive technology: `History of order TF-1048`. */
  label: string;
  steps: readonly {
    name: string;
    /** ISO time and how it is written; null when it is ahead or unknown. */
    at: { time: string; day: string } | null;
    isDone: boolean;
  }[];
  /** The gallery's other notes, oldest first. */
  notes: readonly { name: string; time: string; day: string; note: string | null }[];
  /** From the studio. */
  pictures: readonly { id: string; url: string; caption: string; width: number; height: number }[];
}

/** How far an order is: its steps with dates, the gallery's notes, and pictures from the studio. */
export function OrderProgress({ label, steps, notes, pictures }: OrderProgressProps) {
  return (
    <div className={styles.progress}>
      <ol className={styles.steps} aria-label={label}>
        {steps.map(({ name, at, isDone }) => (
          <li key={name} className={styles.step} data-done={isDone || undefined}>
            <span>
              {name}
              {!isDone && <span className="visually-hidden"> (upcoming)</span>}
            </span>
            {at && (
              <time dateTime={at.time} className={styles.day}>
                {at.day}
              </time>
            )}
          </li>
        ))}
      </ol>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map(({ name, time, day, note }) => (
            <li key={`${time} ${name}`}>
              <time dateTime={time} className={styles.day}>
                {day}
              </time>
              <p>
                {name}
                {note !== null && <span className={styles.note}>{note}</span>}
              </p>
            </li>
          ))}
        </ul>
      )}
      {pictures.length > 0 && (
        <ul className={styles.pictures} aria-label="From the studio">
          {pictures.map(({ id, url, caption, width, height }) => (
            <li key={id}>
              <figure>
                <img src={url} width={width} height={height} alt="" loading="lazy" decoding="async" />
                <figcaption>{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
