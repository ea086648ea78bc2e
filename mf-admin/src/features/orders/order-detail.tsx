import type { OrderRecord } from '@gallery/contracts';
import { statusWord } from '@gallery/domain';
import { Notice, StatusBadge } from '@gallery/ui';
import type { ReactNode } from 'react';
import { RecordDetail } from '../../parts/record-detail';
import { Timeline } from '../../parts/timeline';
import { OrderActions } from './order-actions';
import { OrderCertificates } from './order-certificates';
import { OrderFacts } from './order-facts';
import { OrderLines } from './order-lines';
import { OrderMails } from './order-mails';
import { OrderPaymentRequests } from './order-payment-requests';
import { OrderRefunds } from './order-refunds';
import { actorWords, historyWords, NEED_WORDS } from './order-words';
import { useRefundNews } from './use-refund-news';

export interface OrderDetailProps {
  order: OrderRecord;
  /** Which partner it goes back to: a part of another feature. */
  referral: ReactNode;
}

/** An order: what was sold to whom, what happened since, and what can be done. */
export function OrderDetail({ order, referral }: OrderDetailProps) {
  const { receipt, history, needs } = order;
  useRefundNews(order);
  return (
    <RecordDetail
      title={receipt.orderNumber}
      look="number"
      state={<StatusBadge colour={receipt.status}>{statusWord(receipt.status)}</StatusBadge>}
    >
      {needs.map((need) => (
        <Notice key={need} tone={need === 'dispute' ? 'error' : 'info'} title={NEED_WORDS[need]} />
      ))}
      <OrderLines lines={order.lines} />
      <OrderFacts order={order} />
      {referral}
      <OrderRefunds refunds={order.refunds} />
      <Timeline
        label={`History of ${receipt.orderNumber}`}
        entries={history.map((entry, index) => ({
          key: `${index}`,
          at: entry.at,
          text: historyWords(entry),
          by: actorWords(entry.actor),
        }))}
      />
      <OrderActions order={order} />
      <OrderPaymentRequests orderNumber={receipt.orderNumber} />
      <OrderCertificates orderNumber={receipt.orderNumber} />
      <OrderMails orderId={order.id} />
    </RecordDetail>
  );
}
