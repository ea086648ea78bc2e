import type { InventoryRecord } from '@gallery/contracts';
import { formatMoney, formatSize } from '@gallery/domain';
import { EditionStock } from '@gallery/ui';
import { Fact, FactList } from '../../components/records/fact-list';
import styles from './artwork-record.module.css';

const formatDollars = (price: number): string => formatMoney(Math.round(price * 100));

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
              <EditionStock total={totalEditions} sold={soldEditions} held={heldEditions} size="dense">
                {edition.enabled ? `${remaining} of ${totalEditions} remaining` : 'Not offered'}
              </EditionStock>
            </summary>
            <FactList>
              <Fact label="Price">
                {formatDollars(edition.price)}
                {departure && (
                  <span className={styles.departs}>
                    {' '}
                    departs from the price book, {formatDollars(departure.bookPrice)}
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
