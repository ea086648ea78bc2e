import {
  cancelPaymentRequest,
  copyPaymentLink,
  sendPaymentRequest,
  orderPaymentRequestsQuery,
  orderCertificatesQuery,
  emailsQuery,
  resendEmail,
} from '@gallery/api-client';
import type { OrderRefund } from '@gallery/contracts';
import { toCents, formatMoneyWithCents } from '@gallery/domain';
import { copyLink } from '@gallery/session';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FoldedSection } from '../../components/page/page-section';
import { DateTime } from '../../components/text/date-time';
import styles from './order-detail.module.css';
import { TextButton } from '../../components/actions/text-button';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { ActorName } from '../../components/session/actor-name';

/** The page has just read what its sections show: it waits for all of them before it shows any. */
const READ_BY_PAGE = { refetchOnMount: false } as const;

const REFUND_STATE_LABELS: Record<OrderRefund['state'], string> = {
  asked: 'pending at Stripe',
  done: 'refunded',
  refused: 'failed at Stripe; nothing was refunded',
};

/** Refunds that were asked for, and what became of each. */
export function OrderRefundList({ refunds }: { refunds: readonly OrderRefund[] }) {
  if (refunds.length === 0) return null;
  return (
    <FoldedSection title="Refunds" note={refunds.length} isUrgent>
      <ul className={styles.rows}>
        {refunds.map(({ id, amount, state, reason, failureReason, actor, createdAt }) => (
          <li key={id} className={styles.row}>
            <p>
              {formatMoneyWithCents(toCents(amount))}, {REFUND_STATE_LABELS[state]}
            </p>
            <p className={styles.facts}>
              {reason}. <DateTime at={createdAt} /> by <ActorName actor={actor} />
            </p>
            {failureReason && <p className={styles.facts}>{failureReason}</p>}
          </li>
        ))}
      </ul>
    </FoldedSection>
  );
}

/** What the buyer was asked to pay besides the prints. */
export function OrderPaymentRequests({ orderNumber }: { orderNumber: string }) {
  const { data, error } = useQuery({ ...orderPaymentRequestsQuery(orderNumber), ...READ_BY_PAGE });
  const cancelling = useMutation(cancelPaymentRequest(orderNumber));
  const sending = useMutation(sendPaymentRequest(orderNumber));
  const copying = useMutation({
    ...copyPaymentLink(orderNumber),
    onSuccess: ({ link }) => copyLink(link),
  });
  if (!error && !data?.length) return null;
  return (
    <FoldedSection title="Payment links" note={data?.length}>
      <ErrorNotice title="The payment links could not be loaded." failure={error} />
      <ErrorNotice title="The payment link was not cancelled." failure={cancelling.error} />
      <ErrorNotice title="The payment link was not sent." failure={sending.error} />
      <ErrorNotice title="The payment link was not copied." failure={copying.error} />
      {sending.isSuccess && <output className={styles.facts}>Sending again.</output>}
      <ul className={styles.rows}>
        {data?.map(({ id, lines, total, state, createdBy, createdAt, expiresAt, paidAt }) => (
          <li key={id} className={styles.row}>
            <p>
              {formatMoneyWithCents(toCents(total))}, {state}
            </p>
            <p className={styles.facts}>
              {lines.map(({ description }) => description).join(', ')}. {state === 'open' && 'Open since '}
              <DateTime at={createdAt} shape="short" /> by <ActorName actor={createdBy} />
              {state === 'open' && (
                <>
                  , until <DateTime at={expiresAt} shape="day" />
                </>
              )}
              {paidAt && (
                <>
                  . Paid <DateTime at={paidAt} shape="short" />
                </>
              )}
            </p>
            {/* Where the browser has no clipboard, it is copied by hand. */}
            {copying.data && copying.variables.id === id && (
              <code className={styles.facts}>{copying.data.link}</code>
            )}
            {state === 'open' && (
              <p className={styles.links}>
                <TextButton
                  isBusy={copying.isPending && copying.variables.id === id}
                  onClick={() => copying.mutate({ id })}
                >
                  Copy link
                </TextButton>
                <TextButton
                  isBusy={sending.isPending && sending.variables.id === id}
                  onClick={() => sending.mutate({ id })}
                >
                  Send link again
                </TextButton>
                <TextButton isBusy={cancelling.isPending} onClick={() => cancelling.mutate({ id })}>
                  Cancel link
                </TextButton>
              </p>
            )}
          </li>
        ))}
      </ul>
    </FoldedSection>
  );
}

/** The certificates of the order's prints, each with its state. */
export function OrderCertificates({ orderNumber }: { orderNumber: string }) {
  const { data, error } = useQuery({ ...orderCertificatesQuery(orderNumber), ...READ_BY_PAGE });
  if (!error && !data?.length) return null;
  return (
    <FoldedSection title="Certificates" note={data?.length}>
      <ErrorNotice title="The certificates could not be loaded." failure={error} />
      <ul className={styles.rows}>
        {data?.map(({ coaId, title, editionNumber, total, state, holderName }) => (
          <li key={coaId} className={styles.row}>
            <p>
              {title}, {editionNumber} of {total}: {state}
            </p>
            <p className={styles.facts}>
              <Link to={`/admin/certificates/${coaId}`}>{coaId}</Link>
              {holderName && `, ${holderName}`}
            </p>
          </li>
        ))}
      </ul>
    </FoldedSection>
  );
}

/** What was written about the order, to the buyer and to the gallery. */
export function OrderEmails({ orderId }: { orderId: string }) {
  const { data, error } = useQuery({ ...emailsQuery({ about: `order:${orderId}` }, null), ...READ_BY_PAGE });
  const resending = useMutation(resendEmail());
  if (!error && !data?.items.length) return null;
  return (
    <FoldedSection title="Emails" note={data?.items.length}>
      <ErrorNotice title="The emails could not be loaded." failure={error} />
      <ErrorNotice title="The email was not sent." failure={resending.error} />
      {resending.isSuccess && <output className={styles.facts}>Sending again.</output>}
      <ul className={styles.rows}>
        {data?.items.map(({ id, subject, recipient, state, createdAt, isContentRetained }) => (
          <li key={id} className={styles.row}>
            <p>{subject}</p>
            <p className={styles.facts}>
              {recipient ?? 'Address deleted'}, <DateTime at={createdAt} shape="short" />
              {state === 'delivered' ? '' : state === 'dead' ? ', failed' : ', waiting'}
            </p>
            {isContentRetained && state === 'delivered' && (
              <TextButton
                isBusy={resending.isPending && resending.variables.id === id}
                aria-label={`Send again: ${subject ?? 'email'}`}
                onClick={() => resending.mutate({ id })}
              >
                Send again
              </TextButton>
            )}
          </li>
        ))}
      </ul>
    </FoldedSection>
  );
}
