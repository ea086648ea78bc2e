import {
  PRODUCTION_TIME,
  REPLY_WITHIN,
  LOCAL_DELIVERY_MILES,
  quotePanelRows,
  type OrderQuote,
} from '@gallery/domain';
import { PricePanel, TextLink } from '@gallery/ui';
import type { ReactNode } from 'react';
import { ZipField } from '../../components/price/zip-field';
import styles from './cart-summary.module.css';

export interface CartSummaryProps {
  quote: OrderQuote;
  /** Where the prints go. */
  zip: string;
  onZip: (zip: string) => void;
  /** Where to ask about check, wire or cash. */
  salesEmail: string;
  /** The checkout button. */
  action: ReactNode;
}

/** The cart's price and notes. */
export function CartSummary({ quote, zip, onZip, salesEmail, action }: CartSummaryProps) {
  return (
    <section className={styles.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={styles.title}>
        Summary
      </h2>
      <PricePanel price={quotePanelRows(quote, 'cart')}>
        <ZipField zip={zip} onChange={onZip} />
      </PricePanel>
      <div className={styles.action}>{action}</div>
      <p className={styles.terms}>
        Framed works are delivered free within {LOCAL_DELIVERY_MILES} miles of Dallas; delivery elsewhere is
        quoted after purchase. Production takes about {PRODUCTION_TIME}; rush is available. To pay by check,
        wire or cash,{' '}
        <TextLink href={`mailto:${salesEmail}?subject=Paying%20by%20check%2C%20wire%20or%20cash`}>
          write to us
        </TextLink>
        : we reply within {REPLY_WITHIN}.
      </p>
    </section>
  );
}
