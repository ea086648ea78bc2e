import { cents, formatMoney, formatSize, formatSum } from '@gallery/domain';
import type { OrderReceipt, ReceiptLine } from '@gallery/contracts';
import { Picture, SumList, SumRow } from '@gallery/ui';
import { shippingNote } from '../../shipping-note';
import { numbersLine } from './receipt-lines';
import styles from './receipt-view.module.css';

export interface ReceiptLinesProps {
  lines: readonly ReceiptLine[];
  /** Numbers are the buyer's, and shown, only once the order is paid. */
  isPaid: boolean;
}

/** The works of the order with the numbers that are now the buyer's. */
export function ReceiptLines({ lines, isPaid }: ReceiptLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <ReceiptWork key={`${line.title} ${line.size} ${line.frameType}`} line={line} isPaid={isPaid} />
      ))}
    </ul>
  );
}

function ReceiptWork({ line, isPaid }: { line: ReceiptLine; isPaid: boolean }) {
  const numbers = isPaid && numbersLine(line.numbers, line.total);
  return (
    <li className={styles.line}>
      <div>
        <Picture picture={line.picture} sizes="(min-width: 48rem) 10rem, 6.5rem" alt="" />
      </div>
      <div className={styles.text}>
        <h3 className={styles.title}>{line.title}</h3>
        <p>
          <span className={styles.series}>{line.series}</span>, {line.year}
        </p>
        <p>
          {formatSize(line.size)}
          {line.frameSize !== null && `, framed ${formatSize(line.frameSize)}`}, {line.frameType}
        </p>
        {numbers && <p className={styles.numbers}>{numbers}</p>}
      </div>
      <p className={styles.amount}>{formatMoney(cents(line.price) * line.quantity)}</p>
    </li>
  );
}

/** What was charged, to the cent. */
export function ReceiptSums({ receipt }: { receipt: OrderReceipt }) {
  const { minis, framed, paid } = receipt.shipping;
  return (
    <SumList>
      <SumRow label="Subtotal" amount={formatSum(cents(receipt.subtotal))} />
      {receipt.tax > 0 && <SumRow label="Tax, 8.25%" amount={formatSum(cents(receipt.tax))} />}
      {receipt.cardFee > 0 && <SumRow label="Card fee, 3%" amount={formatSum(cents(receipt.cardFee))} />}
      {receipt.extras > 0 && (
        <SumRow label="Shipping and framing" amount={formatSum(cents(receipt.extras))} />
      )}
      {paid > 0 && (
        <SumRow label="Shipping" amount="Paid" note={`${formatSum(cents(paid))}, paid separately`} />
      )}
      {paid === 0 && receipt.extras === 0 && (
        <SumRow label="Shipping" amount="Separate" note={shippingNote({ minis: cents(minis), framed })} />
      )}
      <SumRow label="Total" amount={formatSum(cents(receipt.total))} isTotal />
    </SumList>
  );
}

const STEPS = [
  'A confirmation e-mail within 24 hours, with your order and its numbers.',
  'We contact you within 48 hours about framing and delivery.',
  'Production takes about 3–5 weeks; rush is available.',
  'Your certificate of authenticity comes with the print.',
];

/** What the buyer can expect from here on. */
export function NextSteps() {
  return (
    <ol className={styles.steps}>
      {STEPS.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
