import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './radio-rows.module.css';
import { useEarlyClick } from '../hydration/use-early-click';

export interface RadioRowsProps {
  /** What is being chosen; shown if no column headers say it. */
  legend: string;
  /** Headers of the three columns, such as Print, Frame, Price. Without them a row is its title and its figure. */
  columns?: readonly [string, string, string];
  /** The `RadioRow`s. */
  children: ReactNode;
}

/** A choice laid out as a table: every row is one radio. */
export function RadioRows({ legend, columns, children }: RadioRowsProps) {
  return (
    <fieldset className={styles.rows} data-columns={columns ? undefined : 'two'}>
      <legend className={columns ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {columns && (
        <div className={styles.head} aria-hidden="true">
          <span />
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </div>
      )}
      {children}
    </fieldset>
  );
}

export interface RadioRowProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'type' | 'children' | 'title' | 'ref' | 'onChange'
> {
  onChange: () => void;
  /** First column, such as the print size. */
  title: ReactNode;
  /** Beneath it, such as the edition's dots and `3 of 9 remaining`. */
  titleNote?: ReactNode;
  /** Second column, such as the size with its frame. */
  detail?: ReactNode;
  /** Beneath it, such as the frame's colour. */
  detailNote?: ReactNode;
  /** Last column, right-aligned: the price. */
  figure?: ReactNode;
  /** Beneath it, such as `8 of 9 remaining`. */
  figureNote?: ReactNode;
}

/** One row of the choice: the whole row is the target. */
export function RadioRow({
  title,
  titleNote,
  detail,
  detailNote,
  figure,
  figureNote,
  ...input
}: RadioRowProps) {
  const radio = useEarlyClick(input.checked === true, input.onChange);
  return (
    <label className={styles.row}>
      <input {...input} ref={radio} type="radio" className={styles.radio} />
      <span className={styles.cell}>
        <span className={styles.title}>{title}</span>
        {titleNote && <span className={styles.note}>{titleNote}</span>}
      </span>
      {detail && (
        <span className={styles.cell}>
          {detail}
          {detailNote && <span className={styles.note}>{detailNote}</span>}
        </span>
      )}
      <span className={styles.figures}>
        <span className={styles.figure}>{figure}</span>
        {figureNote && <span className={styles.note}>{figureNote}</span>}
      </span>
    </label>
  );
}
