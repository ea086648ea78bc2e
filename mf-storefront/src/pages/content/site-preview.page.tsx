import { isApiError, sitePreviewQuery, siteContentQuery } from '@gallery/api-client';
import type { SiteContent } from '@gallery/contracts';
import { LoadingState, Notice, PageLoading, PageError } from '@gallery/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { usePageHead } from '../../use-page-head';
import styles from './site-preview.page.module.css';

/** The pages made of site content, by section. */
const PAGES = {
  home: lazy(async () => ({ default: (await import('./home.page')).Component })),
  about: lazy(async () => ({ default: (await import('./about.page')).Component })),
  commercial: lazy(async () => ({ default: (await import('./commercial.page')).Component })),
  contact: lazy(async () => ({ default: (await import('./contact.page')).Component })),
  partners: lazy(async () => ({ default: (await import('../affiliates/selling-partners.page')).Component })),
};

/** A page with unsaved site content, by a secret link. */
export function Component() {
  const { section } = useParams();
  const [search] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(sitePreviewQuery(search.get('token') ?? ''));
  usePageHead('Preview');
  const name = isPage(section) ? section : 'home';
  if (data) return <Preview key={name} name={name} content={data} />;
  if (!error) return <PageLoading />;
  if (isApiError(error, 'not_found'))
    return <PageError>This preview has expired. Create a new one in the console.</PageError>;
  return (
    <PageError onRetry={() => void refetch()} isRetrying={isFetching}>
      This preview could not be loaded.
    </PageError>
  );
}

/** The page itself; all site content in this tab is the preview's. */
function Preview({ name, content }: { name: keyof typeof PAGES; content: SiteContent }) {
  const client = useQueryClient();
  // Set before the page reads it.
  useState(() => client.setQueryData(siteContentQuery().queryKey, content));
  const Shown = PAGES[name];
  return (
    <>
      <div className={styles.notice}>
        <Notice title="Not saved yet">Only people with this link can see this page, for one hour.</Notice>
      </div>
      <Suspense fallback={<LoadingState>Loading...</LoadingState>}>
        <Shown />
      </Suspense>
    </>
  );
}

const isPage = (section: string | undefined): section is keyof typeof PAGES =>
  section !== undefined && Object.hasOwn(PAGES, section);
