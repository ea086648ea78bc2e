import type { AffiliateExample, AffiliateProgram } from '@gallery/contracts';
import { toCents, formatMoney, formatSize, formatMoneyWithCents } from '@gallery/domain';
import { TotalsList, TotalsRow } from '@gallery/ui';
import styles from './commission-examples.module.css';

export interface CommissionExamplesProps {
  program: AffiliateProgram;
}

/** Examples of commissions, with all deductions. */
export function CommissionExamples({ program: { rate, examples } }: CommissionExamplesProps) {
  return (
    <ul className={styles.examples}>
      {examples.map((example) => (
        <li key={example.size}>
          <CommissionExampleDetails example={example} rate={rate} />
        </li>
      ))}
      <li>
        <p className={styles.note}>
          These costs come from our price book. Your statement lists the actual costs of each sale.
        </p>
      </li>
    </ul>
  );
}

function CommissionExampleDetails({ example, rate }: { example: AffiliateExample; rate: string }) {
  const { size, price, production, shipping, paymentFee, net, commission } = example;
  return (
    <>
      <h3 className={styles.heading}>
        A {formatMoney(toCents(price))} sale gives {formatMoney(toCents(commission))}
      </h3>
      <TotalsList>
        <TotalsRow label={`A print of ${formatSize(size)}`} amount={formatDollars(price)} />
        <TotalsRow label="Production" amount={formatDeduction(production)} />
        <TotalsRow label="Shipping" amount={formatDeduction(shipping)} />
        <TotalsRow label="Payment fee" amount={formatDeduction(paymentFee)} />
        <TotalsRow label="Net profit" amount={formatDollars(net)} />
        <TotalsRow label={`Your ${rate}%`} amount={formatDollars(commission)} isTotal />
      </TotalsList>
    </>
  );
}

const formatDollars = (amount: number): string => formatMoneyWithCents(toCents(amount));
const formatDeduction = (amount: number): string => `−${formatDollars(amount)}`;
