import { referenceOf, siteContentQuery } from '@gallery/api-client';
import type { SiteContent } from '@gallery/contracts';
import { Button, ErrorState, LoadingState, Page } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface SiteContentPageProps {
  /** The page, once the site's own words are there. */
  children: (site: SiteContent) => ReactNode;
}

/** A page that consists of the site's own words: until they are there it says so, or why not. */
export function SiteContentPage({ children }: SiteContentPageProps) {
  const { data: site, error, isPending, refetch } = useQuery(siteContentQuery());
  if (site) return children(site);
  return (
    <Page isPadded>
      {isPending ? (
        <LoadingState>Loading...</LoadingState>
      ) : (
        <ErrorState
          heading="h1"
          reference={referenceOf(error)}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          This page could not be loaded.
        </ErrorState>
      )}
    </Page>
  );
}
