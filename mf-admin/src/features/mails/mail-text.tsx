import { mailQuery, resendMail, retryMail } from '@gallery/api-client';
import type { MailRow } from '@gallery/contracts';
import { Button, LoadingState } from '@gallery/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Moment } from '../../parts/moment';
import { Problem } from '../../parts/problem';
import { attemptWords } from './mail-words';
import styles from './mails.module.css';

export interface MailTextProps {
  mail: MailRow;
}

/** A mail's text and fate, and what can be done about it. */
export function MailText({ mail }: MailTextProps) {
  const { id, state, deliveredAt, dueAt } = mail;
  const { data, error } = useQuery(mailQuery(id));
  const retrying = useMutation(retryMail());
  const resending = useMutation(resendMail());
  return (
    <div className={styles.open}>
      <p className={styles.fate}>
        {attemptWords(mail)}
        {state === 'waiting' && (
          <>
            . Tried next <Moment at={dueAt} />
          </>
        )}
        {deliveredAt && (
          <>
            . Delivered <Moment at={deliveredAt} />
          </>
        )}
      </p>
      <p className={styles.words}>
        {state !== 'delivered' && (
          <Button variant="word" isBusy={retrying.isPending} onClick={() => retrying.mutate(id)}>
            Try again now
          </Button>
        )}
        {state === 'delivered' && mail.isKept && (
          <Button variant="word" isBusy={resending.isPending} onClick={() => resending.mutate(id)}>
            Send again
          </Button>
        )}
        {resending.isSuccess && <output>It is on its way once more.</output>}
      </p>
      <Problem title="It was not tried again." failure={retrying.error} />
      <Problem title="It was not sent again." failure={resending.error} />
      <Problem title="The text could not be read." failure={error} />
      {data?.text && <pre className={styles.text}>{data.text}</pre>}
      {data?.text === null && <p className={styles.fate}>{NO_TEXT}</p>}
      {!data && !error && <LoadingState>Loading text...</LoadingState>}
    </div>
  );
}

const NO_TEXT = 'Its text holds a personal link, or was forgotten, and is shown to nobody.';
