import { collectionQuery } from '@gallery/api-client';
import type { Collection, CollectionPrint } from '@gallery/contracts';
import { formatMoney, toCents } from '@gallery/domain';
import { usePageTitle } from '@gallery/session';
import { ButtonLink, EmptyState, Page, PageHeading, TextLink } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FactList } from '../components/fact-list';
import { QueryBoundary } from '../components/query-boundary';
import { RecordRows } from '../components/record-rows';
import { CollectionRow } from '../features/collection/collection-row';
import { PrintInquiryDialog } from '../features/collection/print-inquiry-dialog';
import styles from '../features/collection/collection.module.css';

/** The prints that the collector owns, with their prices. */
export function Component() {
  const collection = useQuery(collectionQuery());
  usePageTitle('My collection');
  return (
    <Page>
      <PageHeading hasRule aside={<TextLink to="/collector">Your dashboard</TextLink>}>
        My collection
      </PageHeading>
      <QueryBoundary query={collection} name="collection">
        {(owned) => <CollectionList collection={owned} />}
      </QueryBoundary>
    </Page>
  );
}

function CollectionList({ collection: { prints, totalPaid, totalValue } }: { collection: Collection }) {
  const [offered, setOffered] = useState<CollectionPrint | null>(null);
  if (prints.length === 0) {
    return (
      <EmptyState
        detail="Every numbered print you own is listed here, with the price you paid and its current list price."
        action={<ButtonLink to="/fine-art">Browse the catalog</ButtonLink>}
      >
        No prints yet.
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles.summary}>
        <FactList
          facts={[
            ['Prints', String(prints.length)],
            ['Prices paid', formatMoney(toCents(totalPaid))],
            ['List prices', formatMoney(toCents(totalValue))],
          ]}
        />
        <TextLink href="/api/collector/collection/insurance-sheet.pdf" target="_blank" rel="noreferrer">
          Insurance sheet (PDF)<span className="visually-hidden">, opens in a new tab</span>
        </TextLink>
      </div>
      <RecordRows>
        {prints.map((print) => (
          <CollectionRow key={print.id} print={print} onOffer={() => setOffered(print)} />
        ))}
      </RecordRows>
      {offered && <PrintInquiryDialog print={offered} onClose={() => setOffered(null)} />}
    </>
  );
}
