import { errorReference, ledgerQuery } from '@gallery/api-client';
import type { PublicLedgerEntry } from '@gallery/contracts';
import { formatSize, soldLabel } from '@gallery/domain';
import { useWatchedArtworks } from '@gallery/session';
import { ButtonLink, EmptyState, Page, PageError, PageHeading, PageLoading, StockDots } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { SuggestedArtwork } from '../../components/suggested-artwork';
import { usePageHead } from '../../use-page-head';
import styles from './ledger.page.module.css';

/** The public ledger: every artwork with the prints of each edition, kept up to date while prints are sold. */
export function Component() {
  const { data, isPending, error, refetch } = useQuery(ledgerQuery());
  const [params] = useSearchParams();
  usePageHead('The ledger');
  useWatchedArtworks('all');

  if (isPending) return <PageLoading title="The ledger">Loading the ledger...</PageLoading>;
  if (!data)
    return (
      <PageError
        artwork={<SuggestedArtwork />}
        reference={errorReference(error)}
        onRetry={() => void refetch()}
      >
        The ledger could not be loaded.
      </PageError>
    );
  return <Ledger entries={data} series={params.get('series')} />;
}

/** @param series shows only this one; an unknown one shows everything */
function Ledger({ entries, series }: { entries: readonly PublicLedgerEntry[]; series: string | null }) {
  const all = [...new Set(entries.map((entry) => entry.series))].toSorted();
  const chosen = all.find((name) => name === series);
  const shown = chosen === undefined ? entries : entries.filter((entry) => entry.series === chosen);
  useScrollToHash();
  return (
    <Page>
      <PageHeading
        hasRule
        aside={shown.length > 0 && <output aria-label="Sales">{salesLabel(shown)}</output>}
      >
        The ledger
      </PageHeading>
      {entries.length === 0 ? (
        <EmptyState action={<ButtonLink to="/">Return Home</ButtonLink>}>No prints yet.</EmptyState>
      ) : (
        <>
          <div className={styles.controls}>
            <nav aria-label="Series" className={styles.series}>
              <SeriesLink to="/ledger" isCurrent={chosen === undefined}>
                All
              </SeriesLink>
              {all.map((name) => (
                <SeriesLink
                  key={name}
                  to={`/ledger?${new URLSearchParams({ series: name })}`}
                  isCurrent={name === chosen}
                >
                  {name}
                </SeriesLink>
              ))}
            </nav>
            <Legend />
          </div>
          <ul className={styles.entries}>
            {shown.map((entry) => (
              // Hydrated one by one, as in the catalog.
              <Suspense key={entry.id}>
                <LedgerEntry entry={entry} />
              </Suspense>
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}

function SeriesLink({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: string }) {
  return (
    <Link to={to} preventScrollReset aria-current={isCurrent || undefined}>
      {children}
    </Link>
  );
}

/** What the dots mean. */
function Legend() {
  const one = { total: 1, sold: 0 };
  return (
    <ul className={styles.legend}>
      <li>
        <StockDots {...one} sold={1} /> Sold
      </li>
      <li>
        <StockDots {...one} held={1} /> On hold
      </li>
      <li>
        <StockDots {...one} reserved={1} /> Reserved
      </li>
      <li>
        <StockDots {...one} /> Available
      </li>
    </ul>
  );
}

function LedgerEntry({ entry: { title, slug, series, year, editions } }: { entry: PublicLedgerEntry }) {
  return (
    <li id={slug} className={styles.entry}>
      <div>
        <h2 className={styles.title}>
          <Link to={`/fine-art/${slug}`}>{title}</Link>
        </h2>
        <p className={styles.line}>
          {series}, {year}
        </p>
      </div>
      <ul className={styles.editions}>
        {editions.map((edition) => (
          <li key={edition.editionId}>
            <StockDots
              total={edition.total}
              sold={edition.sold}
              held={edition.held}
              reserved={edition.reserved}
            />
            <span>
              <span className={styles.size}>{formatSize(edition.size)}</span> {soldLabel(edition)}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** '24 works, 212 of 2,832 prints sold' */
function salesLabel(entries: readonly PublicLedgerEntry[]): string {
  const editions = entries.flatMap((entry) => entry.editions);
  const sum = (count: 'sold' | 'total') =>
    editions.reduce((all, edition) => all + edition[count], 0).toLocaleString('en-US');
  const works = entries.length === 1 ? '1 work' : `${entries.length} works`;
  return `${works}, ${sum('sold')} of ${sum('total')} prints sold`;
}

/** A link from an artwork's page leads to its line, which is there only once the ledger has been loaded. */
function useScrollToHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, key]);
}
