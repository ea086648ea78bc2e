import type { CollectorOrder, CollectorOrderLine, DigitalFile } from '@gallery/contracts';
import { toCents, formatDate, formatMoney } from '@gallery/domain';
import { TextLink } from '@gallery/ui';
import { useState } from 'react';
import { FactList } from '../../components/fact-list';
import { Timeline } from '../../components/timeline';
import { orderLineText, fileExpiryLabel, isExpired } from './order-labels';
import styles from './orders.module.css';

/** Details of an order: its prints, delivery date, tracking and history. */
export function OrderDetails({ order }: { order: CollectorOrder }) {
  const { lines, promisedBy, trackingNumber, trackingUrl } = order;
  const tracking = trackingUrl ? (
    <TextLink href={trackingUrl} target="_blank" rel="noreferrer">
      {trackingNumber ?? 'Follow the shipment'}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </TextLink>
  ) : (
    trackingNumber
  );
  return (
    <div className={styles.details}>
      <FactList
        facts={[
          ...lines.map(
            (line, at) => [lines.length === 1 ? 'Print' : `Print ${at + 1}`, orderLineText(line)] as const,
          ),
          ...lines.map(digitalFileFact),
          ['Total', formatMoney(toCents(order.totalPrice))],
          ['Promised', promisedBy && `By ${formatDate(promisedBy)}`],
          ['Tracking', tracking],
          ['Notes', order.notes],
        ]}
      />
      <Timeline label={`History of order ${order.number}`} events={order.events} />
    </div>
  );
}

/** The digital file of a line; several are told apart by title. */
function digitalFileFact(
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

interface DigitalFileLinkProps {
  /** Title of the photo. */
  title: string;
  file: DigitalFile;
}

/** The digital file of an event photo with its expiry; without a link once expired. */
function DigitalFileLink({ title, file }: DigitalFileLinkProps) {
  const [now] = useState(() => new Date());
  return (
    <>
      {!isExpired(file.expiresAt, now) && (
        <>
          <TextLink href={file.url} download>
            Download<span className="visually-hidden"> the file of {title}</span>
          </TextLink>
          <br />
        </>
      )}
      {fileExpiryLabel(file, now)}
    </>
  );
}
