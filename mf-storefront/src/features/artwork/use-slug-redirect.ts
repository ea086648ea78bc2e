import { artworkQuery } from '@gallery/api-client';
import type { ArtworkRecord } from '@gallery/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Redirects a former slug to the current one. */
export function useSlugRedirect(requestedSlug: string, artwork: ArtworkRecord | undefined): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    if (!artwork || artwork.slug === requestedSlug) return;
    queryClient.setQueryData(artworkQuery(artwork.slug).queryKey, artwork);
    void navigate(`/fine-art/${artwork.slug}`, { replace: true });
  }, [requestedSlug, artwork, queryClient, navigate]);
}
