import { emailsQuery, resendEmail } from '@gallery/api-client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { TextButton } from '../../components/actions/text-button';
import { PageSection } from '../../components/page/page-section';
import { DateTime } from '../../components/text/date-time';
import { ErrorNotice } from '../../components/feedback/error-notice';
import styles from './order-detail.module.css';

/** What was written about the order, to the buyer and to the gallery. */
export function OrderEmails({ orderId }: { orderId: string }) {
  const { data, error } = useQuery(emailsQuery({ about: `order:${orderId}` }, null));
  const resending = useMutation(resendEmail());
  if (!error && !data?.items.length) return null;
  return (
    <PageSection title="Mails">
      <ErrorNotice title="The mails could not be read." failure={error} />
      <ErrorNotice title="The mail was not sent." failure={resending.error} />
      {resending.isSuccess && <output className={styles.facts}>It is on its way once more.</output>}
      <ul className={styles.rows}>
        {data?.items.map(({ id, subject, recipient, state, createdAt, isKept }) => (
          <li key={id} className={styles.row}>
            <p>{subject}</p>
            <p className={styles.facts}>
              {recipient ?? 'Address forgotten'}, <DateTime at={createdAt} shape="short" />
              {state === 'delivered' ? '' : state === 'dead' ? ', failed' : ', waiting'}
            </p>
            {isKept && state === 'delivered' && (
              <TextButton
                isBusy={resending.isPending && resending.variables === id}
                aria-label={`Send again: ${subject ?? 'mail'}`}
                onClick={() => resending.mutate(id)}
              >
                Send again
              </TextButton>
            )}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
