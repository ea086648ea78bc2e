import { Form, type AppForm, type FieldValues } from '@gallery/ui/forms';
import type { ReactNode } from 'react';
import styles from './access-form.module.css';

export interface AccessFormProps<Values extends FieldValues> {
  form: AppForm<Values>;
  title: string;
  /** A dialog around it has the title already. */
  isInDialog?: boolean;
  /** Fields and the button. */
  children: ReactNode;
}

/** A form in front of the admin: its gate, its login. */
export function AccessForm<Values extends FieldValues>({
  form,
  title,
  isInDialog = false,
  children,
}: AccessFormProps<Values>) {
  const fields = (
    <Form form={form} look="boxed" className={styles.form}>
      {children}
    </Form>
  );
  if (isInDialog) return fields;
  return (
    <main className={styles.entrance}>
      <h1 className={styles.title}>{title}</h1>
      {fields}
    </main>
  );
}
