import type { ReactNode } from 'react';
import { DateTime, type DateTimeProps } from '../text/date-time';
import styles from './fact-list.module.css';

/** Facts of a record between hairlines, labels left and values right: Collector, Ship to, Total. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}

/** One fact of a list. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** A fact that is a time, by default its day. */
export const DateFact = ({ label, at, shape = 'day' }: { label: string } & DateTimeProps) => (
  <Fact label={label}>
    <DateTime at={at} shape={shape} />
  </Fact>
);

/** An email address, to be written to; nothing where there is none. */
export const EmailFact = ({ email }: { email: string | null }) =>
  email && (
    <Fact label="Email">
      <a href={`mailto:${email}`}>{email}</a>
    </Fact>
  );
