import type { PaymentRequestView } from '@gallery/contracts';
import { cents, formatSum } from '@gallery/domain';
import { SumList, SumRow } from '@gallery/ui';
import styles from './payment-sums.module.css';

/** What is paid for, line by line, and what it comes to. */
export function PaymentSums({ request, total }: { request: PaymentRequestView; total: string }) {
  return (
    <SumList>
      {request.lines.map(({ description, amount }) => (
        <SumRow key={`${description} ${amount}`} label={description} amount={formatSum(cents(amount))} />
      ))}
      <SumRow label={total} amount={formatSum(cents(request.total))} isTotal />
    </SumList>
  );
}

/** What the buyer can expect after a payment for something besides the prints. */
export function PaymentSteps() {
  return (
    <ol className={styles.steps}>
      <li>A confirmation e-mail within 24 hours, with what you paid for.</li>
      <li>We contact you within 48 hours about the next step for your order.</li>
    </ol>
  );
}
