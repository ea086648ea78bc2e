import { errorReference, siteContentQuery } from '@gallery/api-client';
import type { SiteContent } from '@gallery/contracts';
import { PageLoading, PageError } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SuggestedArtwork } from './suggested-artwork';

export interface SiteContentPageProps {
  /** The page's heading while it loads. */
  title: string;
  /** Renders the page once the site content is loaded. */
  children: (site: SiteContent) => ReactNode;
}

/** A page made of site content, with its loading and error states. */
export function SiteContentPage({ title, children }: SiteContentPageProps) {
  const { data: site, error, isPending, refetch } = useQuery(siteContentQuery());
  if (site) return children(site);
  if (isPending) return <PageLoading title={title} />;
  return (
    <PageError
      artwork={<SuggestedArtwork />}
      reference={errorReference(error)}
      onRetry={() => void refetch()}
    >
      This page could not be loaded.
    </PageError>
  );
}
