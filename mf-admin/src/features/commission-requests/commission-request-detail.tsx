import type { CommissionRequestDetail as Detail } from '@gallery/contracts';
import { toCents, formatMoneyWithCents, orderStatusLabel } from '@gallery/domain';
import { StatusBadge } from '@gallery/ui';
import { Link } from 'react-router';
import { Fact, FactList, EmailFact } from '../../components/records/fact-list';
import { DateTime } from '../../components/text/date-time';
import { RecordDetail } from '../../components/records/record-detail';
import { Timeline } from '../../components/records/timeline';
import { CommissionRequestActions } from './commission-request-actions';
import { collectorLabel } from './commission-request-filters';
import styles from './commission-requests.module.css';

/** A commission request: what is to be made for whom, its status, and what can be done. */
export function CommissionRequestDetail({ commission }: { commission: Detail }) {
  const { collector, projectType, description, quote, history, staffNote, status } = commission;
  return (
    <RecordDetail
      title={projectType}
      look="name"
      state={<StatusBadge color={status}>{orderStatusLabel(status)}</StatusBadge>}
    >
      <p className={styles.text}>{description}</p>
      <FactList>
        <Fact label="Collector">
          {collector === null ? (
            collectorLabel(commission)
          ) : (
            <Link to={`/admin/collectors/${collector.id}`}>{collectorLabel(commission)}</Link>
          )}
        </Fact>
        <EmailFact email={collector?.email ?? null} />
        <Fact label="Asked">
          <DateTime at={commission.createdAt} shape="day" />
          {commission.inquiryId !== null && ', by an inquiry'}
        </Fact>
        <Fact label="Budget">{commission.budgetRange}</Fact>
        <Fact label="Quote">{quote === null ? 'None yet' : formatMoneyWithCents(toCents(quote))}</Fact>
        <Fact label="Studio visit">{commission.wantsStudioVisit ? 'Wished' : 'Not asked for'}</Fact>
        {staffNote !== null && <Fact label="Note">{staffNote}</Fact>}
      </FactList>
      <Timeline
        label={`History of ${projectType}`}
        hasYears
        entries={history.map(({ status: reached, at, note, actor }) => ({
          key: `${reached}-${at}`,
          at,
          text: note === null ? orderStatusLabel(reached) : `${orderStatusLabel(reached)}: ${note}`,
          by: actor,
        }))}
      />
      <CommissionRequestActions commission={commission} />
    </RecordDetail>
  );
}
