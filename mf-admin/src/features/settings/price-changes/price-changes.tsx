import { priceChangesQuery } from '@gallery/api-client';
import { Button } from '@gallery/ui';
import { useState } from 'react';
import { QueryView } from '../../../components/feedback/query-state';
import { HelpText, PageSection } from '../../../components/page/page-section';
import { PriceChangeForm } from './price-change-form';
import { PriceChangeList } from './price-change-list';

/** Prices of sizes changed everywhere at once: the form for the next change, and what was changed before. */
export function PriceChanges({ sizes }: { sizes: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <PageSection title="Price changes">
      <HelpText>
        Raises or lowers the prices of sizes in the price book and in every artwork at once. Orders and
        payment links keep their prices.
      </HelpText>
      {isOpen ? (
        <PriceChangeForm sizes={sizes} onClose={() => setOpen(false)} />
      ) : (
        <div>
          <Button size="dense" onClick={() => setOpen(true)}>
            Change prices
          </Button>
        </div>
      )}
      <QueryView options={priceChangesQuery()} subject="price changes">
        {(changes) => <PriceChangeList changes={changes} />}
      </QueryView>
    </PageSection>
  );
}
