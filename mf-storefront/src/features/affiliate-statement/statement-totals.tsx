import type { SignedAffiliateStatement } from '@gallery/contracts';
import { TotalsList, TotalsRow } from '@gallery/ui';
import { formatDollars } from './statement-labels';
import styles from './statement-totals.module.css';

/** The totals of a month. */
export function StatementTotals({ statement }: { statement: SignedAffiliateStatement }) {
  const { opening, earned, reversed, paid, closing } = statement;
  return (
    <div className={styles.sums}>
      <TotalsList>
        <TotalsRow label="Opening balance" amount={formatDollars(opening)} />
        <TotalsRow label="Earned" amount={formatDollars(earned)} />
        {reversed !== 0 && <TotalsRow label="Reversed" amount={formatDollars(-reversed)} />}
        {paid !== 0 && <TotalsRow label="Paid out" amount={formatDollars(-paid)} />}
        <TotalsRow label="Balance due" amount={formatDollars(closing)} isTotal />
      </TotalsList>
    </div>
  );
}
