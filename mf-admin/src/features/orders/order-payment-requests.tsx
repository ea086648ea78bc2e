import { cancelPaymentRequest, orderPaymentRequestsQuery } from '@gallery/api-client';
import { toCents, formatMoneyWithCents } from '@gallery/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { TextButton } from '../../components/actions/text-button';
import { PageSection } from '../../components/page/page-section';
import { DateTime } from '../../components/text/date-time';
import { ErrorNotice } from '../../components/feedback/error-notice';
import styles from './order-detail.module.css';

/** What the buyer was asked to pay besides the prints. */
export function OrderPaymentRequests({ orderNumber }: { orderNumber: string }) {
  const { data, error } = useQuery(orderPaymentRequestsQuery(orderNumber));
  const cancelling = useMutation(cancelPaymentRequest(orderNumber));
  if (!error && !data?.length) return null;
  return (
    <PageSection title="Payment requests">
      <ErrorNotice title="The payment requests could not be read." failure={error} />
      <ErrorNotice title="The payment request was not called off." failure={cancelling.error} />
      <ul className={styles.rows}>
        {data?.map(({ id, lines, total, state, createdBy, createdAt, expiresAt }) => (
          <li key={id} className={styles.row}>
            <p>
              {formatMoneyWithCents(toCents(total))}, {state}
            </p>
            <p className={styles.facts}>
              {lines.map(({ description }) => description).join(', ')}.{' '}
              <DateTime at={createdAt} shape="short" /> by {createdBy}
              {state === 'open' && (
                <>
                  , until <DateTime at={expiresAt} shape="day" />
                </>
              )}
            </p>
            {state === 'open' && (
              <TextButton isBusy={cancelling.isPending} onClick={() => cancelling.mutate(id)}>
                Call off
              </TextButton>
            )}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
