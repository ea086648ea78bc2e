import { anArtworkCard, aFavorite, anArtwork, stubApi, refusal, type ApiStubs } from '@gallery/testing';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { addFavorite, removeFavorite } from './favorites.mutations';
import { favoritesQuery } from './favorites.queries';
import { createQueryClient } from '../http/query-client';

const LIST = 'GET /api/favorites';
const ADD = 'POST /api/favorites';
const REMOVE = 'DELETE /api/favorites/{artworkId}';

let restore = () => {};
afterEach(() => restore());

const saved = (title: string, day: number) =>
  aFavorite({ artwork: anArtworkCard(anArtwork({ title })), createdAt: `2026-11-0${day}T12:00:00.000Z` });
const [tide, peony, dunes] = [saved('Tide', 3), saved('Peony', 2), saved('Dunes', 1)];

/** A collector whose list is on a page: `titles()` is what it shows. */
async function open(api: ApiStubs) {
  const network = stubApi(api);
  restore = network.restore;
  const queries = createQueryClient();
  const list = favoritesQuery('session');
  const stop = new QueryObserver(queries, list).subscribe(() => {});
  restore = () => {
    stop();
    network.restore();
  };
  await queries.query({ ...list, staleTime: Infinity });
  const titles = () => queries.getQueryData(list.queryKey)?.map(({ artwork }) => artwork.title);
  return { queries, titles };
}

it('asks for nothing while nobody is signed in', () => {
  const network = stubApi({ [LIST]: [] });
  restore = network.restore;
  const stop = new QueryObserver(createQueryClient(), favoritesQuery(null)).subscribe(() => {});
  stop();
  expect(network.calls).toEqual([]);
});

it('puts a saved work first (C34)', async () => {
  let isSaved = false;
  const { queries, titles } = await open({
    [LIST]: () => (isSaved ? [tide, peony] : [peony]),
    [ADD]: () => {
      isSaved = true;
      return tide;
    },
  });
  await new MutationObserver(queries, addFavorite()).mutate(tide.artworkId);
  expect(titles()).toEqual(['Tide', 'Peony']);
});

it('takes a work out before the server has answered, and puts it back in its place when that fails (C36)', async () => {
  let answer: ((given: Response) => void) | undefined;
  const { queries, titles } = await open({
    [LIST]: [tide, peony, dunes],
    [REMOVE]: () => new Promise<Response>((resolve) => (answer = resolve)),
  });
  const seen: (string[] | undefined)[] = [];
  queries.getQueryCache().subscribe(() => seen.push(titles()));
  const removal = new MutationObserver(queries, removeFavorite()).mutate(peony.artworkId);
  await new Promise((resolve) => setTimeout(resolve));
  expect(titles()).toEqual(['Tide', 'Dunes']);
  answer?.(refusal('unavailable'));
  await expect(removal).rejects.toThrow();
  expect(seen).toContainEqual(['Tide', 'Peony', 'Dunes']);
});

it('sends what was asked for one after the other, the last word holds', async () => {
  const calls: string[] = [];
  const { queries } = await open({
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
  const adding = new MutationObserver(queries, addFavorite()).mutate(tide.artworkId);
  await new MutationObserver(queries, removeFavorite()).mutate(tide.artworkId);
  await adding;
  expect(calls).toEqual(['saved', 'removed']);
});
