import type { Column } from './data-table';
import styles from './data-table.module.css';

/** The words above the columns. */
export function DataTableHead<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <thead>
      <tr className={styles.headRow}>
        {columns.map(({ key, head, priority, isFigure, width }) => (
          <th
            key={key}
            scope="col"
            className={styles.head}
            style={{ width }}
            data-priority={priority}
            data-figure={isFigure || undefined}
          >
            {head || <span className="visually-hidden">{key}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
}
