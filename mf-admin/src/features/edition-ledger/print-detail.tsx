import type { PrintRecord } from '@gallery/contracts';
import { Link } from 'react-router';
import { TextButton } from '../../components/actions/text-button';
import { Fact, FactList, DateFact } from '../../components/records/fact-list';
import { historyEntries, Timeline } from '../../components/records/timeline';
import styles from './edition-ledger.module.css';
import { actorLabel, printEventLabel } from './edition-ledger-labels';
import type { PrintAction } from './print-action-dialog';

export interface PrintDetailProps {
  row: PrintRecord;
  onAction: (action: PrintAction) => void;
}

/** What opens beneath a number: what the row has no room for, its history, and what is rarely done. */
export function PrintDetail({ row, onAction }: PrintDetailProps) {
  const { editionNumber, orderNumber, certificate, date, moves, history, reason } = row;
  return (
    <div className={styles.detail}>
      <div className={styles.facts}>
        <FactList>
          {orderNumber && (
            <Fact label="Order">
              <Link to={`/admin/orders/${orderNumber}`}>{orderNumber}</Link>
            </Fact>
          )}
          {date && <DateFact label="Date" at={date} shape="full" />}
          {certificate && (
            <Fact label="Certificate">
              <Link to={`/admin/certificates/${certificate.coaId}`}>{certificate.coaId}</Link>
            </Fact>
          )}
          {certificate && (
            <Fact label="Signature">{certificate.signatureApplied ? 'Applied' : 'Not applied yet'}</Fact>
          )}
          {reason && <Fact label="Reason">{reason}</Fact>}
        </FactList>
        <span className={styles.words}>
          {RARE_ACTIONS.filter(({ kind }) => moves.includes(kind)).map(({ kind, label }) => (
            <TextButton key={kind} onClick={() => onAction({ kind, editionNumber })}>
              {label}
            </TextButton>
          ))}
        </span>
      </div>
      {history.length === 0 ? (
        <p className={styles.quiet}>No history yet for number {editionNumber}.</p>
      ) : (
        <Timeline
          label={`History of number ${editionNumber}`}
          hasYears
          entries={historyEntries(history, printEventLabel, actorLabel)}
        />
      )}
    </div>
  );
}

const RARE_ACTIONS = [
  { kind: 'replace', label: 'Replace print' },
  { kind: 'void', label: 'Void' },
] as const;
