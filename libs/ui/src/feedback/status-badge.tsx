import type { ReactNode } from 'react';
import styles from './status-badge.module.css';

/** Colors of badges; the domain's `orderStatusColor` maps a status to one. */
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
  /** The status label. */
  children: ReactNode;
}

/** A status on its color. */
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
