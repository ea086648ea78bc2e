import type { PriceBookVersions } from '@gallery/contracts';
import { Button } from '@gallery/ui';
import { useState } from 'react';
import { PageSection, HelpText } from '../../../components/page/page-section';
import { PriceBookChanges } from './price-book-changes';
import { PriceBookForm } from './price-book-form';
import { PrintCostTable } from './print-cost-table';
import { PriceBookTable } from './price-book-table';
import { PriceBookVersionList } from './price-book-version-list';
import { ScrollableTable } from './scrollable-table';

/** The book as it holds, its versions, and the form for the next one. */
export function PriceBookSettings({ record }: { record: PriceBookVersions }) {
  const { versions } = record;
  const inForce = versions.find(({ state }) => state === 'in_force');
  const [shown, setShown] = useState<number | null>(null);
  const [isWriting, setWriting] = useState(false);
  const book = versions.find(({ version }) => version === shown) ?? inForce;
  if (!book) return null;
  const before = versions.find(({ version, state }) => version < book.version && state !== 'withdrawn');
  return (
    <>
      <PageSection title="Versions">
        <PriceBookVersionList versions={versions} shown={book.version} onShow={setShown} />
        {!isWriting && (
          <div>
            <Button size="dense" onClick={() => setWriting(true)}>
              Write a new version
            </Button>
          </div>
        )}
      </PageSection>
      {isWriting && (
        <PriceBookForm
          record={record}
          onClose={() => setWriting(false)}
          onSaved={(version) => {
            setWriting(false);
            setShown(version);
          }}
        />
      )}
      {!isWriting && (
        <>
          <PageSection title={`Prices of version ${book.version}`}>
            <HelpText>
              Every screen states which reading it takes. Only the price stored on a work or a photograph is
              ever charged; the inventory warns where it departs from the version in force.
            </HelpText>
            <ScrollableTable label="Prices">
              <PriceBookTable book={book} />
            </ScrollableTable>
          </PageSection>
          <PageSection title="What a print costs">
            <HelpText>
              Taken from the price before a partner’s share. A size without amounts is entered by order.
            </HelpText>
            <ScrollableTable label="Costs">
              <PrintCostTable book={book} />
            </ScrollableTable>
          </PageSection>
          {before && (
            <PageSection title={`Changed since version ${before.version}`}>
              <PriceBookChanges before={before} after={book} />
            </PageSection>
          )}
        </>
      )}
    </>
  );
}
