import type { ArtworkRecord } from '@gallery/contracts';
import { Suspense, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { CatalogEntry } from './catalog-entry';
import styles from './catalog-grid.module.css';
import { isFullWidth } from './catalog-picture-sizes';

export interface CatalogGridProps {
  /** In display order; the first one's picture is loaded with priority. */
  artworks: readonly ArtworkRecord[];
  /** Actions below a label. */
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
        <li
          key={artwork.id}
          className={styles.cell}
          data-plate={isFullWidth(position, artworks.length) || undefined}
          style={pictureRatioStyle(artwork)}
        >
          <Suspense>
            <CatalogEntry
              artwork={artwork}
              isFirst={position === 0}
              isPlate={isFullWidth(position, artworks.length)}
              actions={renderCardActions(artwork)}
            />
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
