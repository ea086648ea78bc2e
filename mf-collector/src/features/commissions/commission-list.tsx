import type { CommissionRecord } from '@gallery/contracts';
import { formatDay } from '@gallery/domain';
import { ButtonLink, EmptyState, WordLink } from '@gallery/ui';
import { Link } from 'react-router';
import { useDisclosure } from '../../parts/use-disclosure';
import { Facts } from '../../parts/facts';
import { Row, Rows, RowTitle } from '../../parts/rows';
import { Status } from '../../parts/status';
import { Timeline } from '../../parts/timeline';
import styles from './commissions.module.css';

/** What the collector has asked the artist to make, newest first. */
export function CommissionList({ commissions }: { commissions: readonly CommissionRecord[] }) {
  if (commissions.length === 0) {
    return (
      <EmptyState
        detail="A commission begins with a few words to the artist."
        action={
          <>
            <ButtonLink render={(parts) => <Link to="/catalog" {...parts} />}>See the catalogue</ButtonLink>
            <WordLink render={(parts) => <Link to="/collector/portal?tab=inquiry" {...parts} />}>
              Ask about a commission
            </WordLink>
          </>
        }
      >
        No commissions yet.
      </EmptyState>
    );
  }
  return (
    <Rows>
      {commissions.map((commission) => (
        <CommissionRow key={commission.id} commission={commission} />
      ))}
    </Rows>
  );
}

function CommissionRow({ commission }: { commission: CommissionRecord }) {
  const { projectType, budgetRange, description, wantsStudioVisit, createdAt, status, events } = commission;
  const named = `commission ${projectType} of ${formatDay(createdAt)}`;
  const { toggle, details } = useDisclosure(`of the ${named}`);
  return (
    <>
      <Row layout={styles.row}>
        <div className={styles.project}>
          <RowTitle>{projectType}</RowTitle>
          <p>{budgetRange}</p>
        </div>
        <p className={styles.day}>
          <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        </p>
        <p className={styles.status}>
          <Status status={status} />
        </p>
        <div className={styles.actions}>{toggle}</div>
      </Row>
      {details(
        <div className={styles.details}>
          <Facts
            facts={[
              ['Description', description],
              ['Budget', budgetRange],
              ['Studio visit', wantsStudioVisit ? 'Wished for' : 'Not needed'],
            ]}
          />
          <Timeline label={`History of the ${named}`} events={events} />
        </div>,
      )}
    </>
  );
}
