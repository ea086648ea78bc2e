import { formatSize } from '@gallery/domain';
import { COST_COLUMNS, costPlace, type BookDraft, type CostColumn, type CostDraft } from './book-draft';
import { DenseBox } from './dense-box';
import styles from './prices.module.css';

export interface CostFieldsProps {
  draft: BookDraft;
  isPending: boolean;
  /** By the path of the field in what was sent. */
  faults: Readonly<Record<string, string>>;
  onChange: (costs: CostDraft[]) => void;
}

/** What one print of each size costs. */
export function CostFields({ draft, isPending, faults, onChange }: CostFieldsProps) {
  return (
    <fieldset className={styles.costs} aria-label="What a print costs" disabled={isPending}>
      <p className={styles.readingName}>
        What a print costs <span className={styles.readBy}>Empty where nobody knows: entered by order</span>
      </p>
      <div className={styles.costLine} aria-hidden="true">
        <span />
        {COST_COLUMNS.map((column) => (
          <span key={column} className={styles.head}>
            {COLUMN_WORDS[column]}
          </span>
        ))}
      </div>
      {draft.costs.map((cost, place) => (
        <div key={cost.size} className={styles.costLine}>
          <span>{formatSize(cost.size)}</span>
          {COST_COLUMNS.map((column) => (
            <DenseBox
              key={column}
              label={`${COLUMN_WORDS[column]}, ${formatSize(cost.size)}`}
              isFigure
              value={cost[column]}
              error={faults[`costs.${costPlace(draft, cost.size)}.${column}`]}
              onChange={(value) => onChange(draft.costs.with(place, { ...cost, [column]: value }))}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}

const COLUMN_WORDS: Record<CostColumn, string> = {
  print: 'Print',
  mat: 'Mat',
  frame: 'Frame',
  shipping: 'Shipping',
};
