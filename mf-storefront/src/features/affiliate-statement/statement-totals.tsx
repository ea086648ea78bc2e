import type { SignedAffiliateStatement } from '@gallery/contracts';
import { toCents, formatMoneyWithCents } from '@gallery/domain';
import { TotalsList, TotalsRow } from '@gallery/ui';
import styles from './statement-totals.module.css';

/** What a month comes to: what was owed before, earned, taken back and paid. */
export function StatementTotals({ statement }: { statement: SignedAffiliateStatement }) {
  const { opening, earned, reversed, paid, closing } = statement;
  return (
    <div className={styles.sums}>
      <TotalsList>
        <TotalsRow label="Owed to you when the month began" amount={formatDollars(opening)} />
        <TotalsRow label="Earned" amount={formatDollars(earned)} />
        {reversed !== 0 && <TotalsRow label="Taken back" amount={formatDollars(-reversed)} />}
        {paid !== 0 && <TotalsRow label="Paid out to you" amount={formatDollars(-paid)} />}
        <TotalsRow label="Owed to you at its end" amount={formatDollars(closing)} isTotal />
      </TotalsList>
    </div>
  );
}

const formatDollars = (amount: number): string => formatMoneyWithCents(toCents(amount)).replace('-', '−');
