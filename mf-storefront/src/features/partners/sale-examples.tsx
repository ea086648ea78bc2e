import type { PartnerExample, PartnerProgramme } from '@gallery/contracts';
import { cents, formatMoney, formatSize, formatSum } from '@gallery/domain';
import { SumList, SumRow } from '@gallery/ui';
import styles from './sale-examples.module.css';

export interface SaleExamplesProps {
  programme: PartnerProgramme;
}

/** What sales earn, with everything that is taken off first. */
export function SaleExamples({ programme: { rate, examples } }: SaleExamplesProps) {
  return (
    <ul className={styles.examples}>
      {examples.map((example) => (
        <li key={example.size}>
          <Example example={example} rate={rate} />
        </li>
      ))}
      <li>
        <p className={styles.note}>
          Costs follow from our price book. What each of your own sales has cost stands on your statement.
        </p>
      </li>
    </ul>
  );
}

function Example({ example, rate }: { example: PartnerExample; rate: string }) {
  const { size, price, production, shipping, paymentFee, net, commission } = example;
  return (
    <>
      <h3 className={styles.heading}>
        A {formatMoney(cents(price))} sale gives {formatMoney(cents(commission))}
      </h3>
      <SumList>
        <SumRow label={`A print of ${formatSize(size)}`} amount={sum(price)} />
        <SumRow label="Production" amount={minus(production)} />
        <SumRow label="Shipping" amount={minus(shipping)} />
        <SumRow label="Payment fee" amount={minus(paymentFee)} />
        <SumRow label="Net profit" amount={sum(net)} />
        <SumRow label={`Your ${rate}%`} amount={sum(commission)} isTotal />
      </SumList>
    </>
  );
}

const sum = (amount: number): string => formatSum(cents(amount));
const minus = (amount: number): string => `−${sum(amount)}`;
