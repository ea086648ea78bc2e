import { formatSize, SHIPPING_CLASSES } from '@gallery/domain';
import { useId } from 'react';
import {
  type PriceBookDraft,
  type PriceLineDraft,
  COST_COLUMNS,
  costIndex,
  type CostColumn,
  type CostDraft,
} from './price-book-draft';
import { PRICE_TABLE_LABELS } from './price-table-labels';
import {
  PRICE_TIERS,
  setShippingClass,
  setTierPrice,
  SHIPPING_CLASS_LABELS,
  sizePrices,
  tierPricePath,
} from './price-tiers';
import { ValueOptions } from '../../../components/forms/label-options';
import styles from './price-book.module.css';

interface PriceFieldsProps {
  draft: PriceBookDraft;
  /** The previous version's values: differences are marked. */
  base: PriceBookDraft;
  isPending: boolean;
  /** By the path of the field in what was sent. */
  errors: Readonly<Record<string, string>>;
  onChange: (draft: PriceBookDraft) => void;
}

/** The one table of prices: each size in each tier. A price is changed in every reading that has it. */
export function PriceFields({ draft, base, isPending, errors, onChange }: PriceFieldsProps) {
  const before = sizePrices(base);
  return (
    <fieldset className={styles.costs} aria-label="Prices" disabled={isPending}>
      <div className={styles.priceLine} aria-hidden="true">
        <span />
        {PRICE_TIERS.map((tier) => (
          <span key={tier} className={styles.head}>
            {tier}
          </span>
        ))}
        <span className={styles.head}>Shipping</span>
      </div>
      {sizePrices(draft).map(({ size, tiers, shippingClass }, row) => (
        <div key={size} className={styles.priceLine}>
          <span>{formatSize(size)}</span>
          {tiers.map((entry, column) =>
            entry ? (
              <TableInput
                key={entry.tier}
                label={`${entry.tier}, ${formatSize(size)}`}
                isFigure
                isChanged={entry.price !== before[row]?.tiers[column]?.price}
                value={entry.price}
                error={errors[tierPricePath(draft, entry.tier, size) ?? '']}
                onChange={(price) => onChange(setTierPrice(draft, base, { tier: entry.tier, size, price }))}
              />
            ) : (
              <span key={PRICE_TIERS[column]} />
            ),
          )}
          <select
            className={styles.box}
            aria-label={`Shipping class, ${formatSize(size)}`}
            data-changed={shippingClass !== before[row]?.shippingClass || undefined}
            value={shippingClass}
            onChange={({ target }) =>
              onChange(setShippingClass(draft, size, target.value === 'mini' ? 'mini' : 'framed'))
            }
          >
            <ValueOptions values={SHIPPING_CLASSES} labelOf={(each) => SHIPPING_CLASS_LABELS[each]} />
          </select>
        </div>
      ))}
    </fieldset>
  );
}

interface PriceTableFieldsProps {
  reading: PriceBookDraft['readings'][number];
  /** The previous version's values: differences are marked. */
  base: readonly PriceLineDraft[];
  isPending: boolean;
  /** The sentence at a field, by its path in the reading: `lines.0.price`. */
  errorOf: (path: string) => string | undefined;
  onChange: (lines: PriceLineDraft[]) => void;
}

/** One table of the book: the price and the frame of each of its sizes. */
export function PriceTableFields({
  reading: { reading, lines },
  base,
  isPending,
  errorOf,
  onChange,
}: PriceTableFieldsProps) {
  const { name, readBy } = PRICE_TABLE_LABELS[reading];
  return (
    <fieldset className={styles.reading} aria-label={name} disabled={isPending}>
      <p className={styles.readingName}>
        {name} <span className={styles.readBy}>{readBy}</span>
      </p>
      {lines.map((line, place) => {
        const label = formatSize(line.size);
        const box = (field: 'price' | 'frameSize', word: string) => (
          <TableInput
            label={`${word}, ${label}`}
            isFigure={field === 'price'}
            isChanged={line[field] !== base[place]?.[field]}
            value={line[field]}
            error={errorOf(`lines.${place}.${field}`)}
            onChange={(value) => onChange(lines.with(place, { ...line, [field]: value }))}
          />
        );
        return (
          <div key={line.size} className={styles.line}>
            <span>{label}</span>
            {box('price', 'Price')}
            {box('frameSize', 'Frame')}
          </div>
        );
      })}
    </fieldset>
  );
}

interface PrintCostFieldsProps {
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
        What a print costs{' '}
        <span className={styles.readBy}>Leave empty if unknown; costs are then entered per order</span>
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
  mat: 'Matte',
  frame: 'Frame',
  shipping: 'Shipping',
};

interface TableInputProps {
  /** For assistive technology; the visible label is beside it or above its column. */
  label: string;
  value: string;
  isFigure?: boolean;
  /** Differs from the version before. */
  isChanged?: boolean;
  error?: string | undefined;
  onChange: (value: string) => void;
}

function TableInput({ label, value, isFigure, isChanged, error, onChange }: TableInputProps) {
  const errorId = useId();
  return (
    <span className={styles.cell}>
      <input
        className={styles.box}
        aria-label={label}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
        data-figure={isFigure || undefined}
        data-changed={isChanged || undefined}
        inputMode={isFigure ? 'decimal' : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {error !== undefined && (
        <span className={styles.fault} id={errorId}>
          {error}
        </span>
      )}
    </span>
  );
}
