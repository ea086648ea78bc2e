import { RELATED_WORKS } from '@gallery/domain';
import { LabelSkeleton } from '@gallery/ui';
import styles from './related-works.module.css';

/** Keeps their place until they are known, so that nothing moves when they come; without scripts they never do. */
export function RelatedWorksWaiting() {
  return (
    <div className={styles.works} data-waiting>
      {Array.from({ length: RELATED_WORKS }, (_, position) => (
        <div key={position}>
          <div className={styles.ground} />
          <LabelSkeleton />
        </div>
      ))}
    </div>
  );
}
