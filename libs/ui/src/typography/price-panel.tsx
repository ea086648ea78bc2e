import { useState, type ReactNode } from 'react';
import { TextButton } from '../controls/text-button';
import styles from './price-panel.module.css';
import { TotalsList, TotalsRow } from './totals-list';

/** As `PricePanelRow` of the domain. */
interface PricePanelRow {
  label: string;
  /** Formatted with two decimals, or a text such as `Separate`. */
  amount: string;
  note?: string;
}

export interface PricePanelProps {
  /** As `PricePanelRows` of the domain: from `quotePanelRows` before payment, `orderPanelRows` afterwards. */
  price: {
    rows: readonly PricePanelRow[];
    notCharged: PricePanelRow | null;
    charged: PricePanelRow;
    delivery: PricePanelRow | null;
  };
  /** Below the delivery: a field for the ZIP code, or the link that pays for it. */
  children?: ReactNode;
  /** On phones only what is charged today, until the visitor opens the rest. */
  isShort?: boolean;
}

/** What is charged today, large, and what comes with the delivery: the same from the artwork to the receipt. */
export function PricePanel({ price, children, isShort = false }: PricePanelProps) {
  const { rows, notCharged, charged, delivery } = price;
  const [isOpen, setOpen] = useState(!isShort);
  return (
    <div className={styles.panel} data-short={!isOpen || undefined}>
      <TotalsList>
        {[...rows, ...(notCharged ? [notCharged] : [])].map((row) => (
          <TotalsRow key={row.label} {...row} />
        ))}
        <TotalsRow {...charged} isTotal isLarge />
        {delivery && <TotalsRow {...delivery} />}
      </TotalsList>
      {isShort && (
        <TextButton className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Price details
        </TextButton>
      )}
      {children && <div className={styles.rest}>{children}</div>}
    </div>
  );
}
