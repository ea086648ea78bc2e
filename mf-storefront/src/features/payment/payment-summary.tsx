import type { PaymentRequestView } from '@gallery/contracts';
import { toCents, formatMoneyWithCents } from '@gallery/domain';
import { PricePanel } from '@gallery/ui';
import styles from './payment-summary.module.css';

/** What is paid for, and what is charged. */
export function PaymentSummary({ request }: { request: PaymentRequestView }) {
  const money = (dollars: number) => formatMoneyWithCents(toCents(dollars));
  return (
    <PricePanel
      summary={{
        rows: request.lines.map(({ description, amount }) => ({ label: description, amount: money(amount) })),
        notCharged: null,
        charged: { label: 'Charged today', amount: money(request.total) },
        delivery: null,
      }}
    />
  );
}

/** What happens after paying a payment request. */
export function PaymentNextSteps() {
  return (
    <ol className={styles.steps}>
      <li>You will receive a confirmation email within 24 hours, with what you paid for.</li>
      <li>We will contact you within 48 hours about the next step for your order.</li>
    </ol>
  );
}
