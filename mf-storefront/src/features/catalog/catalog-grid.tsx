import type { ArtworkRecord } from '@gallery/contracts';
import { Suspense, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { CatalogEntry } from './catalog-entry';
import styles from './catalog-grid.module.css';

export interface CatalogGridProps {
  /** In the order in which they hang; the first one's picture is loaded ahead of everything. */
  artworks: readonly ArtworkRecord[];
  /** What a card offers beneath its label; cards stand below 768 px. */
  renderCardActions: (artwork: ArtworkRecord) => ReactNode;
  /** The wall itself, on which a place is found again. */
  grid: RefObject<HTMLUListElement | null>;
}

/**
 * The works on the wall: plates and pairs on desktops, cards on phones (looks: rhythm). Each in a boundary of its own,
 * which waits for nothing: React takes a rendered page over boundary by boundary, and the visitor's touch comes in between.
 */
export function CatalogGrid({ artworks, renderCardActions, grid: wall }: CatalogGridProps) {
  return (
    <ul ref={wall} className={styles.grid}>
      {artworks.map((artwork, position) => (
        <li key={artwork.id} className={styles.cell} style={pictureRatioStyle(artwork)}>
          <Suspense>
            <CatalogEntry artwork={artwork} position={position} actions={renderCardActions(artwork)} />
          </Suspense>
        </li>
      ))}
    </ul>
  );
}

/** Of the picture that phones show: the style sheet reckons from it how tall a work is that they have not come near yet. */
function pictureRatioStyle({ artworkImages, catalogueImages }: ArtworkRecord): CSSProperties | undefined {
  const picture = artworkImages[0] ?? catalogueImages[0];
  if (!picture) return undefined;
  const variables: Record<string, string> = { '--ratio': (picture.width / picture.height).toFixed(3) };
  return variables;
}
