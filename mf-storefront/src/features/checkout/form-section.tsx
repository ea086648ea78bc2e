import type { ReactNode } from 'react';
import styles from './checkout-dialog.module.css';

/** A part of the checkout form: its name at the left from 768 px on, above before. */
export function FormSection({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend className="visually-hidden">{name}</legend>
      <p className={styles.name} aria-hidden="true">
        {name}
      </p>
      <div className={styles.content}>{children}</div>
    </fieldset>
  );
}
