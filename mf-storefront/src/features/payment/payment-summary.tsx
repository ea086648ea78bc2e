import type { PaymentRequestView } from '@gallery/contracts';
import { toCents, formatMoneyWithCents } from '@gallery/domain';
import { TotalsList, TotalsRow } from '@gallery/ui';
import styles from './payment-summary.module.css';

/** What is paid for, and the total. */
export function PaymentSummary({
  request,
  totalLabel: total,
}: {
  request: PaymentRequestView;
  totalLabel: string;
}) {
  return (
    <TotalsList>
      {request.lines.map(({ description, amount }) => (
        <TotalsRow
          key={`${description} ${amount}`}
          label={description}
          amount={formatMoneyWithCents(toCents(amount))}
        />
      ))}
      <TotalsRow label={total} amount={formatMoneyWithCents(toCents(request.total))} isTotal />
    </TotalsList>
  );
}

/** What happens after paying a payment request. */
export function PaymentNextSteps() {
  return (
    <ol className={styles.steps}>
      <li>A confirmation e-mail within 24 hours, with what you paid for.</li>
      <li>We contact you within 48 hours about the next step for your order.</li>
    </ol>
  );
}
