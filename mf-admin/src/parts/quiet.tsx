import type { ReactNode } from 'react';
import styles from './quiet.module.css';

export interface QuietProps {
  children: ReactNode;
}

/** Words that stand back behind those beside them. */
export const Quiet = ({ children }: QuietProps) => <span className={styles.quiet}>{children}</span>;
