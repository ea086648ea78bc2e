import type { ArtworkRecord } from '@gallery/contracts';
import { Suspense, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { CatalogEntry } from './catalog-entry';
import styles from './catalog-grid.module.css';

export interface CatalogGridProps {
  /** In display order; the first one's picture is loaded with priority. */
  artworks: readonly ArtworkRecord[];
  /** Actions below a card's label, under 768 px. */
  renderCardActions: (artwork: ArtworkRecord) => ReactNode;
  /** The grid element, for scroll restoration. */
  grid: RefObject<HTMLUListElement | null>;
}

/**
 * The artworks: plates and pairs on desktops, cards on phones (looks: rhythm). Each in a Suspense boundary that
 * waits for nothing: React hydrates boundary by boundary and handles touches in between.
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

/** Ratio of the phone's picture: the style sheet estimates from it how tall an artwork outside the viewport is. */
function pictureRatioStyle({ artworkImages, catalogueImages }: ArtworkRecord): CSSProperties | undefined {
  const picture = artworkImages[0] ?? catalogueImages[0];
  if (!picture) return undefined;
  const variables: Record<string, string> = { '--ratio': (picture.width / picture.height).toFixed(3) };
  return variables;
}
