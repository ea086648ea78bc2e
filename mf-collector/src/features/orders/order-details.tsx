import type { CollectorOrder, CollectorOrderLine, DigitalFile, OrderBalance } from '@gallery/contracts';
import {
  chargedLabel,
  formatDate,
  formatMoneyWithCents,
  frameTypeOfStyle,
  isOrderNote,
  orderStatusLabel,
  orderStepLabel,
  toCents,
} from '@gallery/domain';
import { useDateTimeFormat, useTimeZone } from '@gallery/session';
import { receiptPanelRows } from '@gallery/session/order-request';
import { OrderProgress, PricePanel, TextLink } from '@gallery/ui';
import { useState } from 'react';
import { FactList } from '../../components/fact-list';
import { OrderAddress } from './order-address';
import { orderLineName, orderLineText, fileExpiryLabel, isExpired } from './order-line-labels';
import styles from './orders.module.css';

/** Details of an order: its prints, delivery date, tracking and history. */
export function OrderDetails({ order }: { order: CollectorOrder }) {
  const { lines, promisedBy, trackingNumber, trackingUrl } = order;
  const timeZone = useTimeZone();
  const hasAddress = order.shippingAddress !== null || order.canEditAddress || null;
  const tracking = trackingUrl ? (
    <TextLink href={trackingUrl} target="_blank" rel="noreferrer">
      {trackingNumber ?? 'Track your package'}
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
            (line, at) =>
              [lines.length === 1 ? orderLineName(line) : `Print ${at + 1}`, orderLineText(line)] as const,
          ),
          ...lines.map(digitalFileFact),
          ...lines.map(wallFact),
          [
            'Price',
            <PricePanel key="price" price={receiptPanelRows(order, chargedLabel(order.paidAt, timeZone))} />,
          ],
          ['Amount due', order.balances.map((balance) => balanceText(balance, timeZone)).join('\n')],
          ['Ship to', hasAddress && <OrderAddress key="address" order={order} />],
          ['Print ready', promisedBy && `By ${formatDate(promisedBy, timeZone)}`],
          ['Tracking', tracking],
          ['Notes', order.notes],
        ]}
      />
      <OrderProgress
        label={`History of order ${order.number}`}
        steps={order.steps.map(({ step, at, isDone }) => ({
          name: orderStepLabel(step),
          at: at === null ? null : { time: at, day: formatDate(at, timeZone) },
          isDone,
        }))}
        notes={order.events.filter(isOrderNote).map(({ status, at, note }) => ({
          name: orderStatusLabel(status),
          time: at,
          day: formatDate(at, timeZone),
          note,
        }))}
        pictures={order.pictures}
      />
    </div>
  );
}

/** `Delivery of minis, $20.00, since November 22, 2026`. */
const balanceText = ({ description, amount, since }: OrderBalance, timeZone: string): string =>
  `${description}, ${formatMoneyWithCents(toCents(amount))}, since ${formatDate(since, timeZone)}`;

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

/** A numbered print of an event photo in the visualizer, framed as it was bought. */
function wallFact(
  { artworkId, title, size, frameStyle, editionTotal, picture }: CollectorOrderLine,
  at: number,
  lines: readonly CollectorOrderLine[],
) {
  const name = lines.length === 1 ? 'Your wall' : `Your wall, print ${at + 1}`;
  const event = picture?.eventId;
  if (event === undefined || editionTotal === 0) return [name, null] as const;
  const frame = frameTypeOfStyle(frameStyle);
  const link = (
    <TextLink to={`/visualizer?${new URLSearchParams({ event, photo: artworkId, size, frame })}`}>
      See it on your wall<span className="visually-hidden"> ({title})</span>
    </TextLink>
  );
  return [name, link] as const;
}

interface DigitalFileLinkProps {
  /** Title of the photo. */
  title: string;
  file: DigitalFile;
}

/** The digital file of an event photo with its expiry; without a link once expired. */
function DigitalFileLink({ title, file }: DigitalFileLinkProps) {
  const [now] = useState(() => new Date());
  const formatTime = useDateTimeFormat();
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
      {fileExpiryLabel(file, now, formatTime)}
    </>
  );
}
