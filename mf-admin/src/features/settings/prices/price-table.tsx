import type { PriceBookVersion } from '@gallery/contracts';
import { cents, formatMoney, formatSize, PRICE_READINGS } from '@gallery/domain';
import { READING_WORDS } from './reading-words';
import styles from './prices.module.css';

/** Sizes down, readings across: what each costs, and the frame beneath it. */
export function PriceTable({ book }: { book: PriceBookVersion }) {
  const linesOf = new Map(book.readings.map(({ reading, lines }) => [reading, lines]));
  const sizes = [...new Set(book.readings.flatMap(({ lines }) => lines.map(({ size }) => size)))];
  return (
    <table className={styles.table} aria-label={`Prices of version ${book.version}`}>
      <thead>
        <tr>
          <th scope="col">Size</th>
          {PRICE_READINGS.map((reading) => (
            <th key={reading} scope="col" data-figure title={READING_WORDS[reading].readBy}>
              {READING_WORDS[reading].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map((size) => (
          <tr key={size}>
            <th scope="row">{formatSize(size)}</th>
            {PRICE_READINGS.map((reading) => {
              const line = linesOf.get(reading)?.find((each) => each.size === size);
              return (
                <td key={reading} data-figure>
                  {line && (
                    <>
                      {formatMoney(cents(line.price))}
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
