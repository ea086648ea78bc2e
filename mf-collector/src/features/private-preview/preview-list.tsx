import { EmptyState } from '@gallery/ui';
import { PreviewWork, type PreviewWorkProps } from './preview-work';
import styles from './preview-list.module.css';

export interface PreviewListProps extends Omit<PreviewWorkProps, 'work'> {
  works: readonly PreviewWorkProps['work'][];
}

/** The works that are shown to this collector now. */
export function PreviewList({ works, ...each }: PreviewListProps) {
  if (works.length === 0) {
    return (
      <EmptyState detail="When the artist shows you a work before others, it stands here.">
        No private previews at the moment.
      </EmptyState>
    );
  }
  return (
    <ul className={styles.works}>
      {works.map((work) => (
        <li key={work.id}>
          <PreviewWork {...each} work={work} />
        </li>
      ))}
    </ul>
  );
}
