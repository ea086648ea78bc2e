import type { ReactNode } from 'react';
import styles from './artwork-label.module.css';

export interface ArtworkLabelProps {
  /** The artwork's title, or a link with it. */
  title: ReactNode;
  /** Heading level of the title. */
  heading?: 'h1' | 'h2' | 'h3' | 'p';
  /** Shown as it is: series are upper case already. */
  series: string;
  year: ReactNode;
  medium?: ReactNode;
  /** `From $333`, `3 remaining`, `Sold Out`, `Price on inquiry`, or an `EditionStock`. */
  availability?: ReactNode;
  /**
   * `plate` beside a large picture (from 1024 px on, `work` before), `work` below a card's, `page` on the artwork's
   * own page.
   */
  size?: 'work' | 'plate' | 'page';
  /** `spread` puts the availability right of the title from 1024 px on, except for a plate. */
  layout?: 'stacked' | 'spread';
  /** Actions below, such as `View Details`. */
  children?: ReactNode;
}

/** The label of an artwork. */
export function ArtworkLabel({
  title,
  heading: Heading = 'h2',
  series,
  year,
  medium,
  availability,
  size = 'work',
  layout = 'stacked',
  children,
}: ArtworkLabelProps) {
  return (
    <div className={styles.label} data-size={size} data-layout={layout}>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.line}>
        <span className={styles.series}>{series}</span>, {year}
      </p>
      {medium && <p className={styles.line}>{medium}</p>}
      {availability && <div className={styles.availability}>{availability}</div>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
