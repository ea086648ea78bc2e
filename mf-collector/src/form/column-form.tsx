import { MIN_PASSWORD_LENGTH } from '@gallery/domain';
import { Form, type FieldValues, type FormProps } from '@gallery/ui/forms';
import type { ReactNode } from 'react';
import styles from './column-form.module.css';

/** A form with its fields in one column. */
export const ColumnForm = <Values extends FieldValues>(props: Omit<FormProps<Values>, 'className'>) => (
  <Form {...props} className={styles.form} />
);

/** A quiet sentence beneath a form. */
export const FormNote = ({ children }: { children: ReactNode }) => <p className={styles.line}>{children}</p>;

/** What a new password must be, shown before anything is wrong. */
export const PASSWORD_HINT = `At least ${MIN_PASSWORD_LENGTH} characters. A few unrelated words work well.`;
