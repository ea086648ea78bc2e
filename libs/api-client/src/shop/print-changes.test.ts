import { anArtwork, anArtworkCard, aPreviewedArtwork, aFavorite } from '@gallery/testing';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { favoritesQuery } from '../collector/favorites.queries';
import { privatePreviewArtworksQuery } from '../collector/private-previews.queries';
import { artworkQuery, artworksQuery, inventoryQuery } from './catalog.queries';
import { findShownEditions, refetchPrints } from './print-changes';

const bloom = anArtwork({ title: 'Night Bloom' });
const tide = anArtwork({ title: 'Low Tide' });
const previewed = aPreviewedArtwork({ artworkId: 'previewed' });
const keys = {
  bloom: artworkQuery(bloom.slug).queryKey,
  tide: artworkQuery(tide.slug).queryKey,
  cards: artworksQuery().queryKey,
  inventory: inventoryQuery().queryKey,
  preview: privatePreviewArtworksQuery().queryKey,
  favorites: favoritesQuery('session').queryKey,
};

/** Every query that a page may have loaded. */
function loaded() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(keys.bloom, bloom);
  queryClient.setQueryData(keys.tide, tide);
  queryClient.setQueryData(keys.cards, [anArtworkCard(bloom), anArtworkCard(tide)]);
  queryClient.setQueryData(keys.inventory, [bloom, tide]);
  queryClient.setQueryData(keys.preview, { artworks: [previewed], serverClockOffsetMs: 0 });
  queryClient.setQueryData(keys.favorites, [aFavorite({ artworkId: tide.id })]);
  queryClient.setQueryData(['/api/site'], {});
  return queryClient;
}

const staleAfter = async (artworkIds: ReadonlySet<string> | null) => {
  const queryClient = loaded();
  await refetchPrints(queryClient, artworkIds);
  return Object.entries(keys)
    .filter(([, queryKey]) => queryClient.getQueryState(queryKey)?.isInvalidated)
    .map(([name]) => name);
};

it.each([
  ['an artwork', new Set([bloom.id]), ['bloom', 'cards', 'inventory']],
  ['a saved artwork', new Set([tide.id]), ['tide', 'cards', 'inventory', 'favorites']],
  ['a previewed artwork', new Set(['previewed']), ['cards', 'inventory', 'preview']],
  ['all artworks', null, Object.keys(keys)],
])('a change of %s affects its own queries', async (_what, artworkIds, expected) => {
  expect(await staleAfter(artworkIds)).toEqual(expected);
});

it('leaves other queries alone', async () => {
  const queryClient = loaded();
  await refetchPrints(queryClient, null);
  expect(queryClient.getQueryState(['/api/site'])?.isInvalidated).toBe(false);
});

it('finds only the editions of queries that the page shows', () => {
  const queryClient = loaded();
  const unsubscribe = [keys.bloom, keys.preview].map((queryKey) =>
    new QueryObserver(queryClient, { queryKey, staleTime: Infinity }).subscribe(() => undefined),
  );
  const shown = [...findShownEditions(queryClient).values()];
  expect(new Set(shown.map(({ artworkId }) => artworkId))).toEqual(new Set([bloom.id, 'previewed']));
  expect(shown.find(({ artworkId }) => artworkId === 'previewed')).toMatchObject({ total: 9, sold: 3 });
  for (const stop of unsubscribe) stop();
});
