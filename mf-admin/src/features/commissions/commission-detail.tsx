import type { CommissionDetail as Detail } from '@gallery/contracts';
import { cents, formatSum, statusWord } from '@gallery/domain';
import { StatusBadge } from '@gallery/ui';
import { Link } from 'react-router';
import { Fact, FactList } from '../../parts/fact-list';
import { Moment } from '../../parts/moment';
import { RecordDetail } from '../../parts/record-detail';
import { Timeline } from '../../parts/timeline';
import { CommissionActions } from './commission-actions';
import { ownerWords } from './commission-words';
import styles from './commissions.module.css';

export interface CommissionDetailProps {
  commission: Detail;
}

/** A commission: what is to be made for whom, how it stands, and what can be done. */
export function CommissionDetail({ commission }: CommissionDetailProps) {
  const { collector, projectType, description, quote, history, staffNote, status } = commission;
  return (
    <RecordDetail
      title={projectType}
      look="name"
      state={<StatusBadge colour={status}>{statusWord(status)}</StatusBadge>}
    >
      <p className={styles.text}>{description}</p>
      <FactList>
        <Fact label="Collector">
          {collector === null ? (
            ownerWords(commission)
          ) : (
            <Link to={`/admin/collectors/${collector.id}`}>{ownerWords(commission)}</Link>
          )}
        </Fact>
        {collector !== null && (
          <Fact label="E-mail">
            <a href={`mailto:${collector.email}`}>{collector.email}</a>
          </Fact>
        )}
        <Fact label="Asked">
          <Moment at={commission.createdAt} shape="day" />
          {commission.inquiryId !== null && ', by an inquiry'}
        </Fact>
        <Fact label="Budget">{commission.budgetRange}</Fact>
        <Fact label="Quote">{quote === null ? 'None yet' : formatSum(cents(quote))}</Fact>
        <Fact label="Studio visit">{commission.wantsStudioVisit ? 'Wished' : 'Not asked for'}</Fact>
        {staffNote !== null && <Fact label="Note">{staffNote}</Fact>}
      </FactList>
      <Timeline
        label={`History of ${projectType}`}
        hasYears
        entries={history.map(({ status: reached, at, note, actor }) => ({
          key: `${reached}-${at}`,
          at,
          text: note === null ? statusWord(reached) : `${statusWord(reached)}: ${note}`,
          by: actor,
        }))}
      />
      <CommissionActions commission={commission} />
    </RecordDetail>
  );
}
