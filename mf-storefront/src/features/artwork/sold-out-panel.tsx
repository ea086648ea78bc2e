import type { ArtworkRecord } from '@gallery/contracts';
import { formatDate, formatSize, soldLabel, stockStatusOf } from '@gallery/domain';
import { useTimeZone } from '@gallery/session';
import { StockDots, TextLink } from '@gallery/ui';
import styles from './sold-out-panel.module.css';

/** Whether editions are offered, and each print of them is sold. */
export const isSoldOut = ({ editionOptions }: Pick<ArtworkRecord, 'editionOptions'>): boolean =>
  editionOptions.length > 0 && stockStatusOf(editionOptions, false).state === 'sold-out';

export interface SoldOutPanelProps {
  artwork: Pick<ArtworkRecord, 'editionOptions' | 'soldOutAt'>;
  /** Where to ask for a print that returns. */
  inquiryHref: string;
}

/** Replaces the purchase once the last print is sold: the date of that sale, and every edition with its dots. */
export function SoldOutPanel({ artwork: { editionOptions, soldOutAt }, inquiryHref }: SoldOutPanelProps) {
  const timeZone = useTimeZone();
  const closed = editionOptions.length === 1 ? 'Edition closed' : 'Editions closed';
  return (
    <section aria-label="Sold Out">
      <p className={styles.sentence}>
        {closed}
        {soldOutAt && (
          <>
            , <time dateTime={soldOutAt}>{formatDate(soldOutAt, timeZone)}</time>
          </>
        )}
      </p>
      <ul className={styles.editions}>
        {editionOptions.map((edition) => (
          <li key={edition.editionId}>
            <span>{formatSize(edition.size)}</span>
            <StockDots total={edition.total} sold={edition.sold} />
            <span className={styles.count}>{soldLabel({ ...edition, reserved: 0 })}</span>
          </li>
        ))}
      </ul>
      <p className={styles.ask}>
        <strong>Sold Out</strong>
        <TextLink href={inquiryHref}>Notify me if one becomes available</TextLink>
      </p>
    </section>
  );
}
