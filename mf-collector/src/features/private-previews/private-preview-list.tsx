import { EmptyState } from '@gallery/ui';
import { PrivatePreview, type PrivatePreviewProps } from './private-preview';
import styles from './private-preview-list.module.css';

export interface PrivatePreviewListProps extends Omit<PrivatePreviewProps, 'work'> {
  works: readonly PrivatePreviewProps['work'][];
}

export function PrivatePreviewList({ works: artworks, ...each }: PrivatePreviewListProps) {
  if (artworks.length === 0) {
    return (
      <EmptyState detail="Works you can see before anyone else will appear here.">
        No private previews at the moment.
      </EmptyState>
    );
  }
  return (
    <ul className={styles.works}>
      {artworks.map((artwork) => (
        <li key={artwork.id}>
          <PrivatePreview {...each} work={artwork} />
        </li>
      ))}
    </ul>
  );
}
