import type { PriceBookVersion } from '@gallery/contracts';
import { toCents, formatMoney, formatSize, PRICE_TABLES } from '@gallery/domain';
import { PRICE_TABLE_LABELS } from './price-table-labels';
import styles from './price-book.module.css';

/** Sizes down, readings across: what each costs, and the frame beneath it. */
export function PriceBookTable({ book }: { book: PriceBookVersion }) {
  const linesOf = new Map(book.readings.map(({ reading, lines }) => [reading, lines]));
  const sizes = [...new Set(book.readings.flatMap(({ lines }) => lines.map(({ size }) => size)))];
  return (
    <table className={styles.table} aria-label={`Prices of version ${book.version}`}>
      <thead>
        <tr>
          <th scope="col">Size</th>
          {PRICE_TABLES.map((reading) => (
            <th key={reading} scope="col" data-figure title={PRICE_TABLE_LABELS[reading].readBy}>
              {PRICE_TABLE_LABELS[reading].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map((size) => (
          <tr key={size}>
            <th scope="row">{formatSize(size)}</th>
            {PRICE_TABLES.map((reading) => {
              const line = linesOf.get(reading)?.find((each) => each.size === size);
              return (
                <td key={reading} data-figure>
                  {line && (
                    <>
                      {formatMoney(toCents(line.price))}
                      <span className={styles.frame}>{line.frameSize ?? 'no frame'}</span>
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
