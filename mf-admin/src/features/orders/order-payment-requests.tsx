import { cancelOrderPayment, orderPaymentRequestsQuery } from '@gallery/api-client';
import { cents, formatSum } from '@gallery/domain';
import { Button } from '@gallery/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ConsolePart } from '../../parts/console-part';
import { Moment } from '../../parts/moment';
import { Problem } from '../../parts/problem';
import styles from './order-detail.module.css';

export interface OrderPaymentRequestsProps {
  orderNumber: string;
}

/** What the buyer was asked to pay besides the prints. */
export function OrderPaymentRequests({ orderNumber }: OrderPaymentRequestsProps) {
  const { data, error } = useQuery(orderPaymentRequestsQuery(orderNumber));
  const cancelling = useMutation(cancelOrderPayment(orderNumber));
  if (!error && !data?.length) return null;
  return (
    <ConsolePart title="Payment requests">
      <Problem title="The payment requests could not be read." failure={error} />
      <Problem title="The payment request was not called off." failure={cancelling.error} />
      <ul className={styles.rows}>
        {data?.map(({ id, lines, total, state, createdBy, createdAt, expiresAt }) => (
          <li key={id} className={styles.row}>
            <p>
              {formatSum(cents(total))}, {state}
            </p>
            <p className={styles.facts}>
              {lines.map(({ description }) => description).join(', ')}.{' '}
              <Moment at={createdAt} shape="short" /> by {createdBy}
              {state === 'open' && (
                <>
                  , until <Moment at={expiresAt} shape="day" />
                </>
              )}
            </p>
            {state === 'open' && (
              <Button variant="word" isBusy={cancelling.isPending} onClick={() => cancelling.mutate(id)}>
                Call off
              </Button>
            )}
          </li>
        ))}
      </ul>
    </ConsolePart>
  );
}
