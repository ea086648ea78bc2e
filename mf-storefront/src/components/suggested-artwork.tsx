import { artworksQuery } from '@gallery/api-client';
import { StateArtwork } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { visitSeed } from '../visit-seed';

/** One of the artworks beside an empty page or an error; nothing where they cannot be loaded. */
export function SuggestedArtwork() {
  const { data: artworks = [] } = useQuery(artworksQuery());
  const [seed] = useState(visitSeed);
  const artwork = artworks[seed % artworks.length];
  return artwork ? <StateArtwork artwork={artwork} /> : null;
}
