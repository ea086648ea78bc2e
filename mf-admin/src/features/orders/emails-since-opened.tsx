import { emailsQuery } from '@gallery/api-client';
import type { OrderRecord } from '@gallery/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { EmailText } from '../../components/text/email-text';
import styles from './order-detail.module.css';

/** What the buyer has been told by email since the order was opened here, with the text to read. */
export function EmailsSinceOpened({ order }: { order: OrderRecord }) {
  const { email, customerName } = order.receipt;
  const { data } = useQuery({
    ...emailsQuery({ about: `order:${order.id}` }, null),
    // The order's page fetches it.
    refetchOnMount: false,
  });
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  if (data && known === null) setKnown(new Set(data.items.map(({ id }) => id)));
  const told = data?.items.filter(({ id, recipient }) => known?.has(id) === false && isTo(recipient, email));
  return (
    <output className={styles.told}>
      {told?.map(({ id, subject, state }) => (
        <ToldEmail
          key={id}
          id={id}
          subject={subject ?? 'an email'}
          customerName={customerName}
          isSent={state === 'delivered'}
        />
      ))}
    </output>
  );
}

interface ToldEmailProps {
  id: string;
  subject: string;
  customerName: string;
  /** Before it leaves, a status change can be taken back. */
  isSent: boolean;
}

function ToldEmail({ id, subject, customerName, isSent }: ToldEmailProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.row}>
      <p>
        {customerName} {isSent ? 'was just emailed' : 'will be emailed in a moment'}: “{subject}”
      </p>
      <TextButton aria-expanded={isOpen} aria-label={`Read ${subject}`} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close' : 'Read'}
      </TextButton>
      {isOpen && <EmailText id={id} />}
    </div>
  );
}

/** For an email whose text is not kept, the API shows only the start of an address: `e…@marsh.example`. */
const isTo = (recipient: string | null, email: string): boolean =>
  recipient === email || recipient === `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;
