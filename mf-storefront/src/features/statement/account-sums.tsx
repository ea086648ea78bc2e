import type { SignedStatement } from '@gallery/contracts';
import { cents, formatSum } from '@gallery/domain';
import { SumList, SumRow } from '@gallery/ui';
import styles from './account-sums.module.css';

/** What a month comes to: what was owed before, earned, taken back and paid. */
export function AccountSums({ statement }: { statement: SignedStatement }) {
  const { opening, earned, reversed, paid, closing } = statement;
  return (
    <div className={styles.sums}>
      <SumList>
        <SumRow label="Owed to you when the month began" amount={sum(opening)} />
        <SumRow label="Earned" amount={sum(earned)} />
        {reversed !== 0 && <SumRow label="Taken back" amount={sum(-reversed)} />}
        {paid !== 0 && <SumRow label="Paid out to you" amount={sum(-paid)} />}
        <SumRow label="Owed to you at its end" amount={sum(closing)} isTotal />
      </SumList>
    </div>
  );
}

const sum = (amount: number): string => formatSum(cents(amount)).replace('-', '−');
