import type { CommissionLine } from '@gallery/contracts';
import { cents, formatSum } from '@gallery/domain';
import { useState } from 'react';
import { Fact, FactList } from '../../parts/fact-list';
import { Moment } from '../../parts/moment';
import { Word, WordList } from '../../parts/word-list';
import { CostsDialog } from './costs-dialog';
import { DecisionDialog, type Decision } from './decision-dialog';
import styles from './ledger.module.css';
import { isOpenToCorrection, isToDecide } from './line-words';

export interface LineBreakdownProps {
  line: CommissionLine;
}

/** How a commission comes about, sum by sum, and what the owner may do about it. */
export function LineBreakdown({ line }: LineBreakdownProps) {
  const [open, setOpen] = useState<Decision | 'costs' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.breakdown}>
      <Sums line={line} />
      <Standing line={line} />
      <WordList label="Actions">
        {isToDecide(line) && (
          <>
            {line.areCostsKnown && <Word onClick={() => setOpen('accept')}>Accept</Word>}
            <Word onClick={() => setOpen('decline')}>Decline</Word>
          </>
        )}
        {isOpenToCorrection(line) && (
          <Word onClick={() => setOpen('costs')}>
            {line.areCostsKnown ? 'Correct the costs' : 'Enter the costs'}
          </Word>
        )}
      </WordList>
      {(open === 'accept' || open === 'decline') && (
        <DecisionDialog line={line} decision={open} onClose={close} />
      )}
      {open === 'costs' && <CostsDialog line={line} onClose={close} />}
    </div>
  );
}

function Sums({ line }: LineBreakdownProps) {
  const { areCostsKnown, reversed } = line;
  // What is not known yet is said, never a zero.
  const sum = (amount: number) => (areCostsKnown ? formatSum(cents(amount)) : 'Unknown');
  return (
    <FactList>
      <Fact label="Price">{formatSum(cents(line.price))}</Fact>
      <Fact label="Production">{sum(minus(line.production))}</Fact>
      <Fact label="Shipping">{sum(minus(line.shipping))}</Fact>
      <Fact label="Payment fee">{formatSum(cents(minus(line.paymentFee)))}</Fact>
      <Fact label="Net profit">{sum(line.net)}</Fact>
      <Fact label={`Commission, ${line.rate}%`}>
        <strong className={styles.strong}>{sum(line.commission)}</strong>
      </Fact>
      {reversed > 0 && <Fact label="Reversed">{sum(minus(reversed))}</Fact>}
      {reversed > 0 && (
        <Fact label="Still to be paid">
          <strong className={styles.strong}>{sum(line.payable)}</strong>
        </Fact>
      )}
    </FactList>
  );
}

/** When it was sold, when it is approved, and what was said about it. */
function Standing({
  line: { state, confirmedAt, approvableAt, disputedAt, decisionReason },
}: LineBreakdownProps) {
  return (
    <p className={styles.sentence}>
      Paid by the buyer on <Moment at={confirmedAt} shape="day" />.
      {state === 'pending' && disputedAt === null && (
        <>
          {' '}
          The return period is over on <Moment at={approvableAt} shape="day" />.
        </>
      )}
      {disputedAt !== null && (
        <>
          {' '}
          Disputed by the buyer’s bank since <Moment at={disputedAt} shape="day" />: it is not approved
          meanwhile.
        </>
      )}
      {decisionReason !== null && ` Decided: ${decisionReason}`}
    </p>
  );
}

/** Without the sign of a zero. */
const minus = (amount: number): number => (amount === 0 ? 0 : -amount);
