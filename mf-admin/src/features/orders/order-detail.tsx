import type { OrderRecord } from '@gallery/contracts';
import { Notice } from '@gallery/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { OrderStatusLabel } from '../../components/lists/columns';
import { FoldedSection } from '../../components/page/page-section';
import { RecordDetail } from '../../components/records/record-detail';
import { historyEntries, Timeline } from '../../components/records/timeline';
import { OrderActions } from './order-actions';
import { OrderCertificates, OrderEmails, OrderPaymentRequests, OrderRefundList } from './order-sections';
import { EmailsSinceOpened } from './emails-since-opened';
import { OrderStudio } from './order-studio';
import { OrderRefundApprovals } from './refunds/order-refund-approvals';
import { OrderFacts, OrderLines } from './order-facts';
import {
  actorLabel,
  BOUNCED_EMAIL_TEXT,
  FRAUD_WARNING_TEXT,
  historyLabel,
  NEED_LABELS,
} from './order-labels';
import {
  emailsQuery,
  invalidateOrders,
  orderCertificatesQuery,
  orderPaymentRequestsQuery,
} from '@gallery/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import styles from './order-detail.module.css';

const URGENT_NEEDS: readonly OrderRecord['needs'][number][] = ['dispute', 'fraud-warning'];

/** An order: what was sold to whom, what happened since, and what can be done. */
export function OrderDetail({ order, referral }: { order: OrderRecord; referral: ReactNode }) {
  const { receipt, history, needs } = order;
  const latest = history.at(-1);
  const isLoaded = useLoadedSections(order);
  useRefundCompletion(order);
  return (
    <RecordDetail
      record={{ kind: 'order', id: order.id }}
      title={receipt.orderNumber}
      look="number"
      state={<OrderStatusLabel status={receipt.status} payment={order.payment} />}
    >
      {needs.map((need) => (
        <Notice key={need} tone={URGENT_NEEDS.includes(need) ? 'error' : 'info'} title={NEED_LABELS[need]}>
          {need === 'fraud-warning' && FRAUD_WARNING_TEXT}
          {need === 'email-bounced' && BOUNCED_EMAIL_TEXT}
        </Notice>
      ))}
      <OrderActions order={order} />
      <EmailsSinceOpened key={order.id} order={order} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderLines lines={order.lines} />
          <OrderFacts order={order} />
        </div>
        <div className={styles.column}>
          <OrderRefundApprovals order={order} />
          <OrderRefundList refunds={order.refunds} />
          <FoldedSection title="History" note={latest && historyLabel(latest)}>
            <Timeline
              label={`History of ${receipt.orderNumber}`}
              entries={historyEntries(history, historyLabel, actorLabel)}
            />
          </FoldedSection>
          <OrderStudio order={order} />
          {isLoaded && (
            <>
              <OrderPaymentRequests orderNumber={receipt.orderNumber} />
              <OrderCertificates orderNumber={receipt.orderNumber} />
              <OrderEmails orderId={order.id} />
              {referral}
            </>
          )}
        </div>
      </div>
    </RecordDetail>
  );
}

/** Whether the sections with data of their own can be shown: all at once, so that none moves another. */
function useLoadedSections({ id, receipt: { orderNumber } }: OrderRecord): boolean {
  const payments = useQuery(orderPaymentRequestsQuery(orderNumber));
  const certificates = useQuery(orderCertificatesQuery(orderNumber));
  const emails = useQuery(emailsQuery({ about: `order:${id}` }, null));
  return [payments, certificates, emails].every(({ isPending }) => !isPending);
}

/** Stripe's answer to a refund changes the order's certificates, row and emails as well. */
function useRefundCompletion({ refunds }: OrderRecord): void {
  const queryClient = useQueryClient();
  const waiting = refunds.filter(({ state }) => state === 'asked').length;
  const waited = useRef(waiting);
  useEffect(() => {
    const isAnswered = waiting < waited.current;
    waited.current = waiting;
    if (isAnswered) void invalidateOrders(queryClient);
  }, [waiting, queryClient]);
}
