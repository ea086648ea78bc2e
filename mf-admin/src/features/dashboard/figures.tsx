import type { Dashboard } from '@gallery/contracts';
import { cents, formatCount, formatFigure, formatSales } from '@gallery/domain';
import { FigureList } from '../../parts/figure-list';

/** The four cards. */
export function Figures({ dashboard }: { dashboard: Dashboard }) {
  const { totalArtworks, totalSales, inventoryValue, availablePrints } = dashboard;
  return (
    <FigureList
      figures={[
        { label: 'Total Artworks', value: formatCount(totalArtworks) },
        { label: 'Total Sales', value: formatSales(cents(totalSales)) },
        { label: 'Inventory Value', value: formatFigure(cents(inventoryValue)) },
        { label: 'Available Prints', value: formatCount(availablePrints) },
      ]}
    />
  );
}
