import type { Dashboard } from '@gallery/contracts';
import { cents, formatFigure, formatSales } from '@gallery/domain';
import styles from './figures.module.css';

/** The four cards (A15–A19). */
export function Figures({ dashboard }: { dashboard: Dashboard }) {
  const { totalArtworks, totalSales, inventoryValue, availablePrints } = dashboard;
  return (
    <dl className={styles.figures}>
      <Figure label="Total Artworks">{grouped(totalArtworks)}</Figure>
      <Figure label="Total Sales">{formatSales(cents(totalSales))}</Figure>
      <Figure label="Inventory Value">{formatFigure(cents(inventoryValue))}</Figure>
      <Figure label="Available Prints">{grouped(availablePrints)}</Figure>
    </dl>
  );
}

function Figure({ label, children }: { label: string; children: string }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
