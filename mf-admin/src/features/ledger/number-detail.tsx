import type { LedgerNumber } from '@gallery/contracts';
import { Button } from '@gallery/ui';
import { Link } from 'react-router';
import { Fact, FactList } from '../../parts/fact-list';
import { Moment } from '../../parts/moment';
import { Timeline } from '../../parts/timeline';
import styles from './ledger.module.css';
import { actorWords, eventWords } from './ledger-words';
import type { NumberAction } from './number-dialog';

export interface NumberDetailProps {
  row: LedgerNumber;
  onAction: (action: NumberAction) => void;
}

/** What opens beneath a number: what the row has no room for, its history, and what is rarely done. */
export function NumberDetail({ row, onAction }: NumberDetailProps) {
  const { number, orderNumber, certificate, date, moves, history, reason } = row;
  return (
    <div className={styles.detail}>
      <div className={styles.facts}>
        <FactList>
          {orderNumber && (
            <Fact label="Order">
              <Link to={`/admin/orders/${orderNumber}`}>{orderNumber}</Link>
            </Fact>
          )}
          {date && (
            <Fact label="Date">
              <Moment at={date} />
            </Fact>
          )}
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
          {RARE.filter(({ kind }) => moves.includes(kind)).map(({ kind, word }) => (
            <Button key={kind} variant="word" onClick={() => onAction({ kind, number })}>
              {word}
            </Button>
          ))}
        </span>
      </div>
      {history.length === 0 ? (
        <p className={styles.quiet}>Nothing has happened to number {number} yet.</p>
      ) : (
        <Timeline
          label={`History of number ${number}`}
          hasYears
          entries={history.map((entry, index) => ({
            key: `${index}`,
            at: entry.at,
            text: eventWords(entry),
            by: actorWords(entry.actor),
          }))}
        />
      )}
    </div>
  );
}

const RARE = [
  { kind: 'replace', word: 'Replace print' },
  { kind: 'void', word: 'Make void' },
] as const;
