import type { ReactNode } from 'react';
import styles from './muted-text.module.css';

export interface MutedTextProps {
  children: ReactNode;
}

/** Text less prominent than the text beside it. */
export const MutedText = ({ children }: MutedTextProps) => <span className={styles.quiet}>{children}</span>;
