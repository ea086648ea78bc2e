import type { SalesMonth } from '@gallery/contracts';
import { toCents, formatCompactMoney, formatMoney, formatMonth } from '@gallery/domain';
import { BarChart } from '../../components/charts/bar-chart';

/** Sales of the last twelve months as bars, and the same as a table for people who read or hear figures. */
export function SalesChart({ months }: { months: readonly SalesMonth[] }) {
  return (
    <BarChart
      title="Sales, last 12 months"
      heads={['Month', 'Orders', 'Sales']}
      bars={months.map(({ month, orders, sales }) => ({
        key: month,
        name: formatMonth(month),
        tick: formatMonth(month).slice(0, 3),
        value: sales,
        cells: [String(orders), formatMoney(toCents(sales))],
      }))}
      format={(sales) => formatCompactMoney(toCents(sales))}
      caption={describe(months)}
      none="No sales in these months."
    />
  );
}

function describe(months: readonly SalesMonth[]): string {
  const [first, ...others] = months;
  if (!first) return '';
  const best = others.reduce((one, other) => (other.sales > one.sales ? other : one), first);
  const last = months.at(-1) ?? best;
  return `Best month: ${formatMonth(best.month)}, ${formatMoney(toCents(best.sales))}. This month: ${formatMoney(toCents(last.sales))}.`;
}
