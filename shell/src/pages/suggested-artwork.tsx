import { artworksQuery } from '@gallery/api-client';
import { StateArtwork } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** One of the artworks, for pages without a content of their own. A chunk of its own, with the API client. */
export default function SuggestedArtwork() {
  const { data: artworks = [] } = useQuery(artworksQuery());
  const [chance] = useState(Math.random);
  const artwork = artworks[Math.floor(chance * artworks.length)];
  return artwork ? <StateArtwork artwork={artwork} /> : null;
}
