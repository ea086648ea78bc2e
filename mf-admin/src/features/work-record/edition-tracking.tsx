import type { InventoryRecord } from '@gallery/contracts';
import { formatMoney, formatSize } from '@gallery/domain';
import { EditionLedger } from '@gallery/ui';
import { Fact, FactList } from '../../parts/fact-list';
import styles from './work-record.module.css';

const inDollars = (price: number): string => formatMoney(Math.round(price * 100));

/** Every size with its numbers, each under a line that opens. */
export function EditionTracking({ work }: { work: InventoryRecord }) {
  return (
    <div className={styles.editions}>
      {work.editions.map((edition) => {
        const { editionId, size, label, kind, totalEditions, soldEditions, heldEditions } = edition;
        const remaining = totalEditions - soldEditions;
        const departure = work.departures.find((each) => each.size === size);
        return (
          <details key={editionId} className={styles.edition}>
            <summary className={styles.summary}>
              <span className={styles.size}>
                {formatSize(size)}
                {label && (
                  <span className={styles.quiet}>{kind === 'custom' ? ` Custom ${label}` : ` ${label}`}</span>
                )}
              </span>
              <EditionLedger total={totalEditions} sold={soldEditions} held={heldEditions} size="dense">
                {edition.enabled ? `${remaining} of ${totalEditions} remaining` : 'Not offered'}
              </EditionLedger>
            </summary>
            <FactList>
              <Fact label="Price">
                {inDollars(edition.price)}
                {departure && (
                  <span className={styles.departs}>
                    {' '}
                    departs from the price book, {inDollars(departure.bookPrice)}
                  </span>
                )}
              </Fact>
              <Fact label="Edition">{totalEditions}</Fact>
              <Fact label="Sold">{soldEditions}</Fact>
              <Fact label="On hold">{heldEditions}</Fact>
              <Fact label="Frame">{edition.frameSize ?? 'Unframed'}</Fact>
            </FactList>
          </details>
        );
      })}
    </div>
  );
}
