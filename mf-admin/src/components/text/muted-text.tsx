import type { ReactNode } from 'react';
import styles from './muted-text.module.css';

export interface MutedTextProps {
  children: ReactNode;
}

/** Words that stand back behind those beside them. */
export const MutedText = ({ children }: MutedTextProps) => <span className={styles.quiet}>{children}</span>;
