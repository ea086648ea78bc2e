import type { OrderReceipt } from '@gallery/contracts';
import { useGallerySettings } from '@gallery/session';
import { Page, PageHeading } from '@gallery/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { OrderLookupResult } from '../../features/orders/order-lookup-result';
import { OrderLookupForm } from '../../features/orders/order-lookup-form';
import { usePageHead } from '../../use-page-head';
import styles from './order-lookup.page.module.css';

/** Finds a guest's order by number and email. */
export function Component() {
  const { brand } = useGallerySettings((state) => state.settings);
  const [params] = useSearchParams();
  const [receipt, setReceipt] = useState<OrderReceipt | null>(null);
  usePageHead('Find an order');

  if (receipt) {
    return (
      <OrderLookupResult
        receipt={receipt}
        salesEmail={brand.email}
        onNewLookup={() => setReceipt(null)}
        onChange={setReceipt}
      />
    );
  }
  return (
    <Page>
      <div className={styles.page}>
        <PageHeading hasRule>Find an order</PageHeading>
        <div className={styles.parts}>
          <p className={styles.lead}>
            Enter your email address and your order number, which is in your confirmation email.
          </p>
          <OrderLookupForm initialNumber={params.get('number') ?? ''} onFound={setReceipt} />
        </div>
      </div>
    </Page>
  );
}
