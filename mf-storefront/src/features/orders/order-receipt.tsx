import { toCents, formatMoney, formatSize, formatMoneyWithCents } from '@gallery/domain';
import type { OrderReceipt, ReceiptLine } from '@gallery/contracts';
import { Picture, TotalsList, TotalsRow } from '@gallery/ui';
import { shippingNote } from '../../shipping-note';
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
      <p className={styles.amount}>{formatMoney(toCents(line.price) * line.quantity)}</p>
    </li>
  );
}

/** What was charged, to the cent. */
export function ReceiptTotals({ receipt }: { receipt: OrderReceipt }) {
  const { minis, framed, paid } = receipt.shipping;
  return (
    <TotalsList>
      <TotalsRow label="Subtotal" amount={formatMoneyWithCents(toCents(receipt.subtotal))} />
      {receipt.tax > 0 && (
        <TotalsRow label="Tax, 8.25%" amount={formatMoneyWithCents(toCents(receipt.tax))} />
      )}
      {receipt.cardFee > 0 && (
        <TotalsRow label="Card fee, 3%" amount={formatMoneyWithCents(toCents(receipt.cardFee))} />
      )}
      {receipt.extras > 0 && (
        <TotalsRow label="Shipping and framing" amount={formatMoneyWithCents(toCents(receipt.extras))} />
      )}
      {paid > 0 && (
        <TotalsRow
          label="Shipping"
          amount="Paid"
          note={`${formatMoneyWithCents(toCents(paid))}, paid separately`}
        />
      )}
      {paid === 0 && receipt.extras === 0 && (
        <TotalsRow
          label="Shipping"
          amount="Separate"
          note={shippingNote({ minis: toCents(minis), framed })}
        />
      )}
      <TotalsRow label="Total" amount={formatMoneyWithCents(toCents(receipt.total))} isTotal />
    </TotalsList>
  );
}

const NEXT_STEPS = [
  'A confirmation e-mail within 24 hours, with your order and its numbers.',
  'We contact you within 48 hours about framing and delivery.',
  'Production takes about 3–5 weeks; rush is available.',
  'Your certificate of authenticity comes with the print.',
];

/** What happens next. */
export function OrderNextSteps() {
  return (
    <ol className={styles.steps}>
      {NEXT_STEPS.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
