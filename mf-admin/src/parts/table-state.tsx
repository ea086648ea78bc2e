import type { ListState } from './list-state';
import { ReadError } from './read-error';
import styles from './table-state.module.css';

export interface TableStateProps {
  list: ListState<unknown>;
  loading: string;
  failed: string;
}

/** What is said above a table's rows: that they are on their way, that they did not come, that they may be old. */
export function TableState({ list, loading, failed }: TableStateProps) {
  const { rows, isError } = list;
  if (!isError) return rows === undefined && <output className={styles.loading}>{loading}</output>;
  return <ReadError query={list}>{rows === undefined ? failed : 'The list may be out of date.'}</ReadError>;
}
