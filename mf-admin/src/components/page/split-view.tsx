import type { ReactNode } from 'react';
import { AdminLink } from '../navigation/admin-link';
import styles from './split-view.module.css';

export interface SplitViewProps {
  /** Across list and detail: the list's filters. */
  above?: ReactNode;
  /** The list. */
  children: ReactNode;
  /** What is open beside it; null when nothing is. */
  detail: ReactNode;
  /** The detail's name, for assistive technology: `Order TF-1048`. */
  detailLabel: string;
  /** Where closing the detail leads: the list's address with its filters. */
  listAddress: string;
  /** On the link back to the list: `All orders`. */
  backLabel: string;
  /** `wide` where a record is worked on beside the list: read, answered. */
  detailWidth?: 'column' | 'wide';
}

/** A list with one of its records in a column at the right; below 1024 px the record is a page of its own. */
export function SplitView({
  above,
  children,
  detail,
  detailLabel,
  listAddress,
  backLabel,
  detailWidth = 'column',
}: SplitViewProps) {
  return (
    <div className={styles.split} data-open={detail ? true : undefined} data-width={detailWidth}>
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.list}>{children}</div>
      {detail && (
        <section className={styles.detail} aria-label={detailLabel}>
          <p className={styles.back}>
            <AdminLink to={listAddress}>{backLabel}</AdminLink>
          </p>
          {detail}
        </section>
      )}
    </div>
  );
}
