import type { CollectorOrder, CollectorOrderLine } from '@gallery/contracts';
import { cents, formatDay, formatMoney } from '@gallery/domain';
import { WordLink } from '@gallery/ui';
import { Facts } from '../../parts/facts';
import { Timeline } from '../../parts/timeline';
import { DigitalFileLink } from './digital-file-link';
import { lineText } from './order-text';
import styles from './orders.module.css';

/** What has become of an order: its works, when it is promised, where it is, what was noted. */
export function OrderDetails({ order }: { order: CollectorOrder }) {
  const { lines, promisedBy, trackingNumber, trackingUrl } = order;
  const tracking = trackingUrl ? (
    <WordLink href={trackingUrl} target="_blank" rel="noreferrer">
      {trackingNumber ?? 'Follow the shipment'}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </WordLink>
  ) : (
    trackingNumber
  );
  return (
    <div className={styles.details}>
      <Facts
        facts={[
          ...lines.map(
            (line, at) => [lines.length === 1 ? 'Print' : `Print ${at + 1}`, lineText(line)] as const,
          ),
          ...lines.map(fileFact),
          ['Total', formatMoney(cents(order.totalPrice))],
          ['Promised', promisedBy && `By ${formatDay(promisedBy)}`],
          ['Tracking', tracking],
          ['Notes', order.notes],
        ]}
      />
      <Timeline label={`History of order ${order.number}`} events={order.events} />
    </div>
  );
}

/** The digital file of a line that has one; several are told apart by their titles. */
function fileFact(
  { title, digitalFile }: CollectorOrderLine,
  at: number,
  lines: readonly CollectorOrderLine[],
) {
  const name = lines.filter((line) => line.digitalFile).length > 1 ? `File ${at + 1}` : 'Digital file';
  return [
    name,
    digitalFile ? <DigitalFileLink key={name} title={title} file={digitalFile} /> : null,
  ] as const;
}
