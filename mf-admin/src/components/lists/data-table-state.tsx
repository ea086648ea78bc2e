import type { ListState } from './list-state';
import { LoadError } from '../feedback/load-error';
import styles from './data-table-state.module.css';

export interface DataTableStateProps {
  list: ListState<unknown>;
  loading: string;
  failed: string;
}

/** What is said above a table's rows: that they are on their way, that they did not come, that they may be old. */
export function DataTableState({ list, loading, failed }: DataTableStateProps) {
  const { rows, isError } = list;
  if (!isError) return rows === undefined && <output className={styles.loading}>{loading}</output>;
  return <LoadError query={list}>{rows === undefined ? failed : 'The list may be out of date.'}</LoadError>;
}
