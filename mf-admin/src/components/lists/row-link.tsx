import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './row-link.module.css';

export interface RowLinkProps {
  to: string;
  /** The record opens beside its list, which stays where it is scrolled to. */
  isBeside?: boolean;
  /** A number is not broken over lines. */
  isNumber?: boolean;
  children: ReactNode;
}

/** The link from a table row to its record: underlined only on hover, because every row has one. */
export function RowLink({ to, isBeside, isNumber, children }: RowLinkProps) {
  return (
    <Link
      className={styles.link}
      data-number={isNumber || undefined}
      to={to}
      preventScrollReset={isBeside ?? false}
    >
      {children}
    </Link>
  );
}
