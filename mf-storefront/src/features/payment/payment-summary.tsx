import type { PaymentRequestView } from '@gallery/contracts';
import {
  DELIVERY_CONTACT_WITHIN,
  CONFIRMATION_WITHIN,
  toCents,
  formatMoneyWithCents,
  orderLineDetails,
} from '@gallery/domain';
import { PricePanel } from '@gallery/ui';
import { NextSteps } from '../../components/next-steps';
import { PrintPicture } from '../../components/print-picture';
import styles from './payment-summary.module.css';

/** What is paid for, and what is charged. */
export function PaymentSummary({ request }: { request: PaymentRequestView }) {
  const money = (dollars: number) => formatMoneyWithCents(toCents(dollars));
  return (
    <>
      <PaidWorks works={request.works} />
      <PricePanel
        price={{
          rows: request.lines.map(({ description, amount }) => ({
            label: description,
            amount: money(amount),
          })),
          notCharged: null,
          charged: { label: 'Charged today', amount: money(request.total) },
          delivery: null,
        }}
      />
    </>
  );
}

/** The works of the order that have a picture, each in its frame; a deposit has none. */
function PaidWorks({ works }: Pick<PaymentRequestView, 'works'>) {
  const pictured = works.filter(({ picture }) => picture !== null);
  if (pictured.length === 0) return null;
  return (
    <ul className={styles.works}>
      {pictured.map((work) => (
        <li key={`${work.title} ${work.size} ${work.frameType}`} className={styles.work}>
          <PrintPicture {...work} sizes="7.5rem" />
          <div>
            <p className={styles.title}>{work.title}</p>
            <p>{orderLineDetails(work)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const NEXT_STEPS = [
  `You will receive a confirmation email within ${CONFIRMATION_WITHIN}, with what you paid for.`,
  `We will contact you within ${DELIVERY_CONTACT_WITHIN} about the next step for your order.`,
];

/** What happens after paying a payment request. */
export const PaymentNextSteps = () => <NextSteps steps={NEXT_STEPS} />;
