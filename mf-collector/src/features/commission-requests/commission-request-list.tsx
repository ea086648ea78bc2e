import type { CommissionDeposit, CommissionRequestRecord } from '@gallery/contracts';
import { formatDate, formatMoneyWithCents, toCents } from '@gallery/domain';
import { useTimeZone } from '@gallery/session';
import { ButtonLink, EmptyState, TextLink } from '@gallery/ui';
import { useDisclosure } from '../../components/use-disclosure';
import { FactList } from '../../components/fact-list';
import { RecordRow, RecordRows, RecordRowTitle } from '../../components/record-rows';
import { OrderStatusBadge } from '../../components/order-status-badge';
import { Timeline } from '../../components/timeline';
import styles from './commission-requests.module.css';

/** The collector's commission requests, newest first. */
export function CommissionRequestList({
  requests: commissions,
}: {
  requests: readonly CommissionRequestRecord[];
}) {
  if (commissions.length === 0) {
    return (
      <EmptyState
        detail="A commission starts with a message to the artist."
        action={
          <>
            <ButtonLink to="/catalog">Browse the catalog</ButtonLink>
            <TextLink to="/collector/portal?tab=inquiry">Ask about a commission</TextLink>
          </>
        }
      >
        No commissions yet.
      </EmptyState>
    );
  }
  return (
    <RecordRows>
      {commissions.map((commission) => (
        <CommissionRequestRow key={commission.id} commission={commission} />
      ))}
    </RecordRows>
  );
}

function CommissionRequestRow({ commission }: { commission: CommissionRequestRecord }) {
  const { projectType, budgetRange, description, wantsStudioVisit, createdAt, status, events, deposit } =
    commission;
  const timeZone = useTimeZone();
  const named = `commission ${projectType} of ${formatDate(createdAt, timeZone)}`;
  const { toggle, details } = useDisclosure(`of the ${named}`);
  return (
    <>
      <RecordRow layout={styles.row}>
        <div className={styles.project}>
          <RecordRowTitle>{projectType}</RecordRowTitle>
          <p>{budgetRange}</p>
        </div>
        <p className={styles.day}>
          <time dateTime={createdAt}>{formatDate(createdAt, timeZone)}</time>
        </p>
        <p className={styles.status}>
          <OrderStatusBadge status={status} />
        </p>
        <div className={styles.actions}>
          {deposit?.payUrl && (
            <TextLink href={deposit.payUrl}>
              Pay {formatMoneyWithCents(toCents(deposit.amount))}
              <span className="visually-hidden"> deposit for {named}</span>
            </TextLink>
          )}
          {toggle}
        </div>
      </RecordRow>
      {details(
        <div className={styles.details}>
          <FactList
            facts={[
              ['Description', description],
              ['Budget', budgetRange],
              ['Studio visit', wantsStudioVisit ? 'Requested' : 'Not requested'],
              ['Deposit', deposit && depositText(deposit, timeZone)],
            ]}
          />
          <Timeline label={`History of the ${named}`} events={events} />
        </div>,
      )}
    </>
  );
}

/** `$2,500.00, paid on Nov 27, 2026, order TF-7K3M-Q9XD`. */
function depositText({ amount, state, paidAt, orderNumber }: CommissionDeposit, timeZone: string): string {
  const states = {
    open: 'not paid yet',
    paid: paidAt === null ? 'paid' : `paid on ${formatDate(paidAt, timeZone)}`,
    refunded: 'refunded',
  };
  return `${formatMoneyWithCents(toCents(amount))}, ${states[state]}, order ${orderNumber}`;
}
