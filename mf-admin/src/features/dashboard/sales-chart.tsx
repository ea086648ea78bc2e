import type { SalesMonth } from '@gallery/contracts';
import { cents, formatFigure, formatMoney, formatMonth } from '@gallery/domain';
import { Button } from '@gallery/ui';
import { useId, useState } from 'react';
import { ConsolePart } from '../../parts/console-part';
import { barsOf } from './sales-bars';
import styles from './sales-chart.module.css';

/** Sales of the last twelve months as bars, and the same as a table for who reads figures or hears them. */
export function SalesChart({ months }: { months: readonly SalesMonth[] }) {
  const [isTable, setTable] = useState(false);
  const tableId = useId();
  const sum = months.reduce((total, { sales }) => total + sales, 0);
  return (
    <ConsolePart title="Sales, last 12 months">
      {sum === 0 ? (
        <p className={styles.none}>Nothing was sold in these months.</p>
      ) : (
        <Bars months={months} />
      )}
      <div className={styles.word}>
        <Button
          variant="word"
          aria-expanded={isTable}
          aria-controls={tableId}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? 'Hide the figures' : 'Show the figures'}
        </Button>
      </div>
      <div id={tableId} hidden={!isTable}>
        <Figures months={months} />
      </div>
    </ConsolePart>
  );
}

function Bars({ months }: { months: readonly SalesMonth[] }) {
  const bars = barsOf(months.map(({ sales }) => sales));
  const highest = Math.max(...months.map(({ sales }) => sales));
  return (
    <figure className={styles.chart}>
      <p className={styles.scale} aria-hidden="true">
        {formatFigure(cents(highest))}
      </p>
      <svg className={styles.plot} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ x, y, width, height }, index) => (
          <rect key={months[index]?.month} className={styles.bar} x={x} y={y} width={width} height={height} />
        ))}
      </svg>
      <ol className={styles.months} aria-hidden="true">
        {months.map(({ month }) => (
          <li key={month}>{nameOf(month).slice(0, 3)}</li>
        ))}
      </ol>
      <figcaption className={styles.caption}>{describe(months)}</figcaption>
    </figure>
  );
}

function Figures({ months }: { months: readonly SalesMonth[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">Orders</th>
          <th scope="col">Sales</th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, orders, sales }) => (
          <tr key={month}>
            <th scope="row">{nameOf(month)}</th>
            <td>{orders}</td>
            <td>{formatMoney(cents(sales))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the eye sees at once. */
function describe(months: readonly SalesMonth[]): string {
  const best = months.reduce((one, other) => (other.sales > one.sales ? other : one));
  const last = months.at(-1) ?? best;
  return `Most in ${nameOf(best.month)}, ${formatMoney(cents(best.sales))}; this month ${formatMoney(cents(last.sales))}.`;
}

const nameOf = (month: string): string => formatMonth(`${month}-01T00:00:00Z`);
