import type { ReceiptLine } from '@gallery/contracts';
import { MAX_STOCK_DOTS, Picture } from '@gallery/ui';
import type { CSSProperties } from 'react';
import styles from './bought-print.module.css';

/** The first print of a paid order that has a number; null while there is none. */
export const findBoughtLine = (lines: readonly ReceiptLine[]): ReceiptLine | null =>
  lines.find(({ editionNumbers, total }) => editionNumbers.length > 0 && total <= MAX_STOCK_DOTS) ??
  lines.find(({ editionNumbers }) => editionNumbers.length > 0) ??
  null;

/** A bought print: the work, its number large, and its dot among those of the edition. */
export function BoughtPrint({ line: { title, picture, editionNumbers, total } }: { line: ReceiptLine }) {
  const numbers = editionNumbers.join(', ');
  return (
    <div className={styles.placed}>
      {picture && (
        <div className={styles.picture} style={ratioStyle(picture.width / picture.height)}>
          <Picture picture={picture} sizes="(min-width: 48rem) 35rem, 90vw" alt="" priority />
        </div>
      )}
      <div className={styles.label}>
        <p className={styles.title}>{title}</p>
        <p className={styles.number}>
          <span className="visually-hidden">{editionNumbers.length === 1 ? 'Print ' : 'Prints '}</span>
          {numbers}
          <span className={styles.total}> of {total}</span>
        </p>
        {total <= MAX_STOCK_DOTS && <PlacedDots numbers={editionNumbers} total={total} />}
      </div>
    </div>
  );
}

/** A dot for each number; the bought ones fill red once. Nothing for screen readers: the number is said above. */
function PlacedDots({ numbers, total }: { numbers: readonly number[]; total: number }) {
  return (
    <p className={styles.dots} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <span key={index} data-mine={numbers.includes(index + 1) || undefined} />
      ))}
    </p>
  );
}

/** A tall picture is narrower, so that it is no higher than a wide one is wide. */
function ratioStyle(ratio: number): CSSProperties {
  const variables: Record<string, string> = { '--ratio': ratio.toFixed(3) };
  return variables;
}
