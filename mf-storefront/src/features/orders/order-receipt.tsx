import { chargedLabel, formatMoney, orderLineDetails, toCents } from '@gallery/domain';
import type { DigitalFile, OrderReceipt, ReceiptLine } from '@gallery/contracts';
import { useDateTimeFormat, useTimeZone } from '@gallery/session';
import { receiptPanelRows } from '@gallery/session/order-request';
import { PricePanel, TextLink } from '@gallery/ui';
import { PrintPicture } from '../../components/print-picture';
import { editionNumbersLabel } from './edition-numbers-label';
import styles from './order-receipt.module.css';

export interface ReceiptLinesProps {
  lines: readonly ReceiptLine[];
  /** Edition numbers are assigned, and shown, only once the order is paid. */
  isPaid: boolean;
}

/** The prints of the order with their edition numbers. */
export function ReceiptLines({ lines, isPaid }: ReceiptLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <ReceiptLineItem key={`${line.title} ${line.size} ${line.frameType}`} line={line} isPaid={isPaid} />
      ))}
    </ul>
  );
}

function ReceiptLineItem({ line, isPaid }: { line: ReceiptLine; isPaid: boolean }) {
  const numbers = isPaid && editionNumbersLabel(line.editionNumbers, line.total);
  return (
    <li className={styles.line}>
      {line.picture && (
        <div className={styles.picture}>
          <PrintPicture {...line} sizes="(min-width: 48rem) 10rem, 7.5rem" />
        </div>
      )}
      <div className={styles.text}>
        <h3 className={styles.title}>{line.title}</h3>
        <p>
          {line.series && (
            <>
              <span className={styles.series}>{line.series}</span>,{' '}
            </>
          )}
          {line.year}
        </p>
        <p>{orderLineDetails(line)}</p>
        {numbers && <p className={styles.numbers}>{numbers}</p>}
        {line.digitalFile && <DigitalFileLink title={line.title} file={line.digitalFile} />}
      </div>
      <p className={styles.amount}>{formatMoney(toCents(line.price) * line.quantity)}</p>
    </li>
  );
}

/** Downloads a bought file. */
export function DigitalFileLink({ title, file: { url, expiresAt } }: { title: string; file: DigitalFile }) {
  const formatTime = useDateTimeFormat();
  return (
    <p>
      <TextLink href={url} download>
        Download the digital file<span className="visually-hidden"> of {title}</span>
      </TextLink>
      <br />
      Until {formatTime(expiresAt)}
    </p>
  );
}

/**
 * What was charged, to the cent, and what is known about the delivery.
 * @param isToday the payment was just made
 */
export function ReceiptPrice({ receipt, isToday = false }: { receipt: OrderReceipt; isToday?: boolean }) {
  const timeZone = useTimeZone();
  const label = isToday ? 'Charged today' : chargedLabel(receipt.paidAt, timeZone);
  return <PricePanel price={receiptPanelRows(receipt, label)} />;
}
