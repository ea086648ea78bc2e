import { EmptyState } from '@gallery/ui';
import { PreviewArtwork, type PreviewArtworkProps } from './preview-artwork';
import styles from './preview-list.module.css';

export interface PrivatePreviewListProps extends Omit<PreviewArtworkProps, 'work'> {
  works: readonly PreviewArtworkProps['work'][];
}

export function PrivatePreviewList({ works: artworks, ...each }: PrivatePreviewListProps) {
  if (artworks.length === 0) {
    return (
      <EmptyState detail="Works shown to you first will appear here.">
        No private previews at the moment.
      </EmptyState>
    );
  }
  return (
    <ul className={styles.works}>
      {artworks.map((artwork) => (
        <li key={artwork.id}>
          <PreviewArtwork {...each} work={artwork} />
        </li>
      ))}
    </ul>
  );
}
