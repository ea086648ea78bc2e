import type { PriceBookVersions } from '@gallery/contracts';
import { Button } from '@gallery/ui';
import { useState, type ReactNode } from 'react';
import { PageSection, HelpText } from '../../../components/page/page-section';
import { PriceBookChanges, PrintCostTable, PriceBookTable } from './price-book-tables';
import { PriceBookForm } from './price-book-form';
import { PriceBookVersionList } from './price-book-version-list';
import styles from './price-book.module.css';

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

/** A part that scrolls takes the focus, so that the arrow keys move it (WCAG 2.1.1); it does nothing else. */
const FOCUSABLE = { tabIndex: 0 };

/** A table that is moved sideways where its window is narrower; the keyboard reaches it for that. */
function ScrollableTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.scroll} aria-label={label} {...FOCUSABLE}>
      {children}
    </section>
  );
}
