import type { PriceBookRecord } from '@gallery/contracts';
import { Button } from '@gallery/ui';
import { useState } from 'react';
import { ConsolePart, Help } from '../../../parts/console-part';
import { BookChanges } from './book-changes';
import { BookForm } from './book-form';
import { CostTable } from './cost-table';
import { PriceTable } from './price-table';
import { VersionList } from './version-list';
import { WideTable } from './wide-table';

/** The book as it holds, its versions, and the form for the next one. */
export function PriceBookSettings({ record }: { record: PriceBookRecord }) {
  const { versions } = record;
  const inForce = versions.find(({ state }) => state === 'in_force');
  const [shown, setShown] = useState<number | null>(null);
  const [isWriting, setWriting] = useState(false);
  const book = versions.find(({ version }) => version === shown) ?? inForce;
  if (!book) return null;
  const before = versions.find(({ version, state }) => version < book.version && state !== 'withdrawn');
  return (
    <>
      <ConsolePart title="Versions">
        <VersionList versions={versions} shown={book.version} onShow={setShown} />
        {!isWriting && (
          <div>
            <Button size="dense" onClick={() => setWriting(true)}>
              Write a new version
            </Button>
          </div>
        )}
      </ConsolePart>
      {isWriting && (
        <BookForm
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
          <ConsolePart title={`Prices of version ${book.version}`}>
            <Help>
              Every screen states which reading it takes. Only the price stored on a work or a photograph is
              ever charged; the inventory warns where it departs from the version in force.
            </Help>
            <WideTable label="Prices">
              <PriceTable book={book} />
            </WideTable>
          </ConsolePart>
          <ConsolePart title="What a print costs">
            <Help>
              Taken from the price before a partner’s share. A size without amounts is entered by order.
            </Help>
            <WideTable label="Costs">
              <CostTable book={book} />
            </WideTable>
          </ConsolePart>
          {before && (
            <ConsolePart title={`Changed since version ${before.version}`}>
              <BookChanges before={before} after={book} />
            </ConsolePart>
          )}
        </>
      )}
    </>
  );
}
