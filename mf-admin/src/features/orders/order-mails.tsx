import { mailsQuery, resendMail } from '@gallery/api-client';
import { Button } from '@gallery/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ConsolePart } from '../../parts/console-part';
import { Moment } from '../../parts/moment';
import { Problem } from '../../parts/problem';
import styles from './order-detail.module.css';

export interface OrderMailsProps {
  orderId: string;
}

/** What was written about the order, to the buyer and to the gallery. */
export function OrderMails({ orderId }: OrderMailsProps) {
  const { data, error } = useQuery(mailsQuery({ about: `order:${orderId}` }, null));
  const resending = useMutation(resendMail());
  if (!error && !data?.items.length) return null;
  return (
    <ConsolePart title="Mails">
      <Problem title="The mails could not be read." failure={error} />
      <Problem title="The mail was not sent." failure={resending.error} />
      {resending.isSuccess && <output className={styles.facts}>It is on its way once more.</output>}
      <ul className={styles.rows}>
        {data?.items.map(({ id, subject, recipient, state, createdAt, isKept }) => (
          <li key={id} className={styles.row}>
            <p>{subject}</p>
            <p className={styles.facts}>
              {recipient ?? 'Address forgotten'}, <Moment at={createdAt} shape="short" />
              {state === 'delivered' ? '' : state === 'dead' ? ', failed' : ', waiting'}
            </p>
            {isKept && state === 'delivered' && (
              <Button
                variant="word"
                isBusy={resending.isPending && resending.variables === id}
                aria-label={`Send again: ${subject ?? 'mail'}`}
                onClick={() => resending.mutate(id)}
              >
                Send again
              </Button>
            )}
          </li>
        ))}
      </ul>
    </ConsolePart>
  );
}
