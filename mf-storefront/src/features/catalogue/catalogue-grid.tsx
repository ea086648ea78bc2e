import type { ArtworkRecord } from '@gallery/contracts';
import { Suspense, type ReactNode } from 'react';
import { CatalogueEntry } from './catalogue-entry';
import styles from './catalogue-grid.module.css';

export interface CatalogueGridProps {
  /** In the order in which they hang; the first one's picture is loaded ahead of everything. */
  artworks: readonly ArtworkRecord[];
  /** What a card offers beneath its label; cards stand below 768 px. */
  renderCardActions: (artwork: ArtworkRecord) => ReactNode;
}

/**
 * The works on the wall: plates and pairs on desktops, cards on phones (P2, looks: rhythm). Each in a boundary of its own,
 * which waits for nothing: React takes a rendered page over boundary by boundary, and the visitor's touch comes in between.
 */
export function CatalogueGrid({ artworks, renderCardActions }: CatalogueGridProps) {
  return (
    <ul className={styles.grid}>
      {artworks.map((artwork, position) => (
        <li key={artwork.id} className={styles.cell}>
          <Suspense>
            <CatalogueEntry artwork={artwork} position={position} actions={renderCardActions(artwork)} />
          </Suspense>
        </li>
      ))}
    </ul>
  );
}
