import { formatSize } from '@gallery/domain';
import {
  COST_COLUMNS,
  costIndex,
  type PriceBookDraft,
  type CostColumn,
  type CostDraft,
} from './price-book-draft';
import { TableInput } from './table-input';
import styles from './price-book.module.css';

export interface PrintCostFieldsProps {
  draft: PriceBookDraft;
  isPending: boolean;
  /** By the path of the field in what was sent. */
  errors: Readonly<Record<string, string>>;
  onChange: (costs: CostDraft[]) => void;
}

/** What one print of each size costs. */
export function PrintCostFields({ draft, isPending, errors, onChange }: PrintCostFieldsProps) {
  return (
    <fieldset className={styles.costs} aria-label="What a print costs" disabled={isPending}>
      <p className={styles.readingName}>
        What a print costs <span className={styles.readBy}>Empty where nobody knows: entered by order</span>
      </p>
      <div className={styles.costLine} aria-hidden="true">
        <span />
        {COST_COLUMNS.map((column) => (
          <span key={column} className={styles.head}>
            {COLUMN_LABELS[column]}
          </span>
        ))}
      </div>
      {draft.costs.map((cost, place) => (
        <div key={cost.size} className={styles.costLine}>
          <span>{formatSize(cost.size)}</span>
          {COST_COLUMNS.map((column) => (
            <TableInput
              key={column}
              label={`${COLUMN_LABELS[column]}, ${formatSize(cost.size)}`}
              isFigure
              value={cost[column]}
              error={errors[`costs.${costIndex(draft, cost.size)}.${column}`]}
              onChange={(value) => onChange(draft.costs.with(place, { ...cost, [column]: value }))}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}

const COLUMN_LABELS: Record<CostColumn, string> = {
  print: 'Print',
  mat: 'Mat',
  frame: 'Frame',
  shipping: 'Shipping',
};
