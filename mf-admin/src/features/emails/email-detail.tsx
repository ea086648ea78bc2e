import { emailQuery, resendEmail, retryEmail } from '@gallery/api-client';
import type { EmailRow } from '@gallery/contracts';
import { LoadingState } from '@gallery/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { TextButton } from '../../components/actions/text-button';
import { DateTime } from '../../components/text/date-time';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { attemptsLabel } from './email-labels';
import styles from './emails.module.css';

/** An email's text and state, and what can be done about it. */
export function EmailDetail({ mail }: { mail: EmailRow }) {
  const { id, state, deliveredAt, dueAt } = mail;
  const { data, error } = useQuery(emailQuery(id));
  const retrying = useMutation(retryEmail());
  const resending = useMutation(resendEmail());
  return (
    <div className={styles.open}>
      <p className={styles.fate}>
        {attemptsLabel(mail)}
        {state === 'waiting' && (
          <>
            . Tried next <DateTime at={dueAt} />
          </>
        )}
        {deliveredAt && (
          <>
            . Delivered <DateTime at={deliveredAt} />
          </>
        )}
      </p>
      <p className={styles.words}>
        {state !== 'delivered' && (
          <TextButton isBusy={retrying.isPending} onClick={() => retrying.mutate(id)}>
            Try again now
          </TextButton>
        )}
        {state === 'delivered' && mail.isKept && (
          <TextButton isBusy={resending.isPending} onClick={() => resending.mutate(id)}>
            Send again
          </TextButton>
        )}
        {resending.isSuccess && <output>It is on its way once more.</output>}
      </p>
      <ErrorNotice title="It was not tried again." failure={retrying.error} />
      <ErrorNotice title="It was not sent again." failure={resending.error} />
      <ErrorNotice title="The text could not be read." failure={error} />
      {data?.text && <pre className={styles.text}>{data.text}</pre>}
      {data?.text === null && <p className={styles.fate}>{NO_TEXT}</p>}
      {!data && !error && <LoadingState>Loading text...</LoadingState>}
    </div>
  );
}

const NO_TEXT = 'Its text holds a personal link, or was forgotten, and is shown to nobody.';
