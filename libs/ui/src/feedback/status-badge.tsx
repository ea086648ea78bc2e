import type { ReactNode } from 'react';
import styles from './status-badge.module.css';

/** Names of the badge colours; the domain's `orderBadge` says which one a status has. */
export type StatusBadgeColor =
  | 'pending'
  | 'confirmed'
  | 'approved'
  | 'processing'
  | 'reviewing'
  | 'shipped'
  | 'delivered'
  | 'completed'
  | 'rejected'
  | 'cancelled'
  | 'active'
  | 'inactive'
  | 'tier-1'
  | 'tier-2';

export interface StatusBadgeProps {
  color: StatusBadgeColor;
  /** The status in words. */
  children: ReactNode;
}

/** A status as a word on its colour. */
export function StatusBadge({ color, children }: StatusBadgeProps) {
  return (
    <span
      className={styles.badge}
      style={{
        color: `var(--status-${color}-fg, var(--${color}-fg))`,
        backgroundColor: `var(--status-${color}-bg, var(--${color}-bg))`,
      }}
    >
      {children}
    </span>
  );
}
