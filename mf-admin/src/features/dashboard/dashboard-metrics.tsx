import type { Dashboard } from '@gallery/contracts';
import { toCents, formatCount, formatCompactMoney, formatSalesTotal } from '@gallery/domain';
import { MetricList } from '../../components/records/metric-list';

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
