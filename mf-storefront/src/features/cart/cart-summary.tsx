import { formatMoneyWithCents, type CardFeeMode, type OrderQuote } from '@gallery/domain';
import { TotalsList, TotalsRow, TextLink } from '@gallery/ui';
import type { ReactNode } from 'react';
import styles from './cart-summary.module.css';
import { cartShipping } from './cart-shipping';

export interface CartSummaryProps {
  quote: OrderQuote;
  cardFeeMode: CardFeeMode;
  /** Where to ask about check, wire or cash. */
  salesEmail: string;
  /** The checkout button. */
  action: ReactNode;
}

/** The cart's totals and notes. */
export function CartSummary({ quote, cardFeeMode, salesEmail, action }: CartSummaryProps) {
  const shipping = cartShipping(quote);
  return (
    <section className={styles.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={styles.title}>
        Summary
      </h2>
      <TotalsList>
        <TotalsRow label="Subtotal" amount={formatMoneyWithCents(quote.subtotal)} />
        {quote.tax.cart > 0 && (
          <TotalsRow label="Tax estimate, 8.25%" amount={formatMoneyWithCents(quote.tax.cart)} />
        )}
        <TotalsRow label="Shipping" amount={shipping.amount} note={shipping.note} />
        {cardFeeMode === 'surcharge' && (
          <TotalsRow label="Card fee, 3%" amount={formatMoneyWithCents(quote.cardFee)} />
        )}
        <TotalsRow label="Total" amount={formatMoneyWithCents(quote.cartTotal)} isTotal />
      </TotalsList>
      <div className={styles.action}>{action}</div>
      <p className={styles.terms}>
        Framed works are delivered free within 45 miles of Dallas, otherwise quoted after purchase. Production
        takes about 3–5 weeks; rush is available. To pay by check, wire or cash,{' '}
        <TextLink href={`mailto:${salesEmail}`}>write to us</TextLink>: we reply within 24 hours.
      </p>
    </section>
  );
}
