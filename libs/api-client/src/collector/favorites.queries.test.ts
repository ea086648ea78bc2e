import { anArtworkCard, aFavorite, anArtwork, stubApi, refusal, type ApiStubs } from '@gallery/testing';
import { waitFor } from '@testing-library/react';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { addFavorite, removeFavorite, favoritesQuery } from './favorites.queries';
import { createQueryClient } from '../http/query-client';

const LIST = 'GET /api/favorites';
const ADD = 'POST /api/favorites';
const REMOVE = 'DELETE /api/favorites/{artworkId}';

let restore = () => {};
afterEach(() => restore());

const saved = (title: string, day: number) =>
  aFavorite({ artwork: anArtworkCard(anArtwork({ title })), createdAt: `2026-11-0${day}T12:00:00.000Z` });
const [tide, peony, dunes] = [saved('Tide', 3), saved('Peony', 2), saved('Dunes', 1)];

/** A collector whose list is on a page: `titles()` returns what it shows. */
async function open(api: ApiStubs) {
  const network = stubApi(api);
  restore = network.restore;
  const queryClient = createQueryClient();
  const list = favoritesQuery('session');
  const stop = new QueryObserver(queryClient, list).subscribe(() => {});
  restore = () => {
    stop();
    network.restore();
  };
  await queryClient.query({ ...list, staleTime: Infinity });
  const titles = () => queryClient.getQueryData(list.queryKey)?.map(({ artwork }) => artwork.title);
  return { queries: queryClient, titles };
}

it('requests nothing while nobody is signed in', () => {
  const network = stubApi({ [LIST]: [] });
  restore = network.restore;
  const stop = new QueryObserver(createQueryClient(), favoritesQuery(null)).subscribe(() => {});
  stop();
  expect(network.calls).toEqual([]);
});

it('puts a saved artwork first (C34)', async () => {
  let isSaved = false;
  const { queries: queryClient, titles } = await open({
    [LIST]: () => (isSaved ? [tide, peony] : [peony]),
    [ADD]: () => {
      isSaved = true;
      return tide;
    },
  });
  await new MutationObserver(queryClient, addFavorite()).mutate(tide.artworkId);
  expect(titles()).toEqual(['Tide', 'Peony']);
});

it('removes an artwork before the server responds, and restores its position if that fails (C36)', async () => {
  let response: ((given: Response) => void) | undefined;
  const { queries: queryClient, titles } = await open({
    [LIST]: [tide, peony, dunes],
    [REMOVE]: () => new Promise<Response>((resolve) => (response = resolve)),
  });
  const seen: (string[] | undefined)[] = [];
  queryClient.getQueryCache().subscribe(() => seen.push(titles()));
  const removal = new MutationObserver(queryClient, removeFavorite()).mutate(peony.artworkId);
  await waitFor(() => expect(titles()).toEqual(['Tide', 'Dunes']));
  response?.(refusal('unavailable'));
  await expect(removal).rejects.toThrow();
  expect(seen).toContainEqual(['Tide', 'Peony', 'Dunes']);
});

it('sends requests one after the other, and the last one wins', async () => {
  const calls: string[] = [];
  const { queries: queryClient } = await open({
    [LIST]: [],
    [ADD]: async () => {
      await new Promise((resolve) => setTimeout(resolve));
      calls.push('saved');
      return tide;
    },
    [REMOVE]: () => {
      calls.push('removed');
      return undefined;
    },
  });
  const adding = new MutationObserver(queryClient, addFavorite()).mutate(tide.artworkId);
  await new MutationObserver(queryClient, removeFavorite()).mutate(tide.artworkId);
  await adding;
  expect(calls).toEqual(['saved', 'removed']);
});
