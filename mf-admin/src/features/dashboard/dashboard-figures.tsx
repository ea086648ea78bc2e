import type { Dashboard, SalesMonth } from '@gallery/contracts';
import {
  toCents,
  formatCount,
  formatCompactMoney,
  formatSalesTotal,
  formatMoney,
  formatMonth,
} from '@gallery/domain';
import { MetricList } from '../../components/records/metric-list';
import { BarChart } from '../../components/charts/bar-chart';

/** The four cards. */
export function DashboardMetrics({ dashboard }: { dashboard: Dashboard }) {
  const { totalArtworks, totalSales, inventoryValue, availablePrints } = dashboard;
  return (
    <MetricList
      figures={[
        { label: 'Total Artworks', value: formatCount(totalArtworks) },
        { label: 'Total Sales', value: formatSalesTotal(toCents(totalSales)) },
        { label: 'Inventory Value', value: formatCompactMoney(toCents(inventoryValue)) },
        { label: 'Available Prints', value: formatCount(availablePrints) },
      ]}
    />
  );
}

/** Sales of the last twelve months as bars, and the same as a table for who reads figures or hears them. */
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
  return `Most in ${formatMonth(best.month)}, ${formatMoney(toCents(best.sales))}; this month ${formatMoney(toCents(last.sales))}.`;
}
