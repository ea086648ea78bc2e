import { inventoryQuery } from '@gallery/api-client';
import { anArtwork, anEditionOption, TestSocket } from '@gallery/testing';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { useWatchedArtworks, type WatchOptions } from './use-watched-artworks';

const MINUTE_MS = 60_000;
const edition = anEditionOption({ size: '30x20' });
const withSold = (sold: number) =>
  anArtwork({ id: 'artwork', title: 'Night Bloom', editionOptions: [{ ...edition, sold }] });
const browserSocket = globalThis.WebSocket;
let idleCallbacks: (() => void)[] = [];
/** What the API answers. */
let sold = 5;
let reads = 0;

beforeEach(() => {
  jest.useFakeTimers();
  TestSocket.made = [];
  idleCallbacks = [];
  sold = 5;
  reads = 0;
  Object.assign(globalThis, { WebSocket: TestSocket });
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idleCallbacks.push(callback) });
  setVisibility('visible');
});

afterEach(async () => {
  cleanup();
  await becomeIdle();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Object.assign(globalThis, { WebSocket: browserSocket });
  jest.useRealTimers();
});

function setVisibility(visibilityState: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
}

const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

async function becomeIdle() {
  await settle(2_000);
  for (const callback of idleCallbacks.splice(0)) callback();
  await settle();
}

function Catalog({ watched, ...options }: { watched: readonly string[] | 'all' } & WatchOptions) {
  useWatchedArtworks(watched, options);
  useQuery({
    ...inventoryQuery(),
    queryFn: () => {
      reads += 1;
      return Promise.resolve([withSold(sold)]);
    },
  });
  return null;
}

function open(...shown: (readonly string[] | 'all')[]) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const page = (all: (readonly string[] | 'all')[], options?: WatchOptions) => (
    <QueryClientProvider client={queryClient}>
      {all.map((watched) => (
        <Catalog key={String(watched)} watched={watched} {...options} />
      ))}
    </QueryClientProvider>
  );
  const { rerender } = render(page(shown));
  return {
    queryClient,
    change: (...all: (readonly string[] | 'all')[]) => rerender(page(all)),
  };
}

/** Opens a page whose connection watches. */
async function connect(...shown: (readonly string[] | 'all')[]) {
  const page = open(...shown);
  await becomeIdle();
  TestSocket.last.accept();
  TestSocket.last.tell({ type: 'watching' });
  await settle();
  return page;
}

async function sell(count = 1) {
  sold += count;
  TestSocket.last.tell({ type: 'prints_changed', artworkIds: ['artwork'] });
  await settle(200);
}

const announced = () => document.querySelector('body > [aria-live=polite]')?.textContent ?? '';

it('opens no socket until the page is idle', async () => {
  open('all');
  await settle(MINUTE_MS);
  expect(TestSocket.made).toHaveLength(0);
  await becomeIdle();
  expect(TestSocket.last.url).toBe('ws://localhost/ws/catalog');
});

it('opens no socket while the page is hidden', async () => {
  setVisibility('hidden');
  open('all');
  await becomeIdle();
  expect(TestSocket.made).toHaveLength(0);
  setVisibility('visible');
  await becomeIdle();
  expect(TestSocket.made).toHaveLength(1);
});

it('watches the artworks of all components over one socket', async () => {
  await connect(['one', 'two'], ['two', 'three']);
  expect(TestSocket.made).toHaveLength(1);
  expect(TestSocket.last.sent).toEqual([{ type: 'watch_artworks', artworkIds: ['one', 'two', 'three'] }]);
});

it('watches the whole catalog if there are more artworks than the API takes by id', async () => {
  await connect(Array.from({ length: 51 }, (_, at) => `artwork-${at}`));
  expect(TestSocket.last.sent).toEqual([{ type: 'watch_catalog' }]);
});

it('refetches what it may have missed, but not when watching fewer artworks', async () => {
  const { change } = await connect('all');
  expect(reads).toBe(2);
  change(['artwork']);
  await settle();
  expect(TestSocket.last.sent.at(-1)).toEqual({ type: 'watch_artworks', artworkIds: ['artwork'] });
  TestSocket.last.tell({ type: 'watching' });
  await settle();
  expect(reads).toBe(2);
});

it('refetches changed artworks and announces the change once', async () => {
  await connect('all', ['artwork']);
  await sell();
  expect(announced()).toBe('Night Bloom, 30 × 20 in: 3 of 9 remaining.');
  expect(document.querySelectorAll('[aria-live]')).toHaveLength(1);
});

it('announces nothing while counts stay the same', async () => {
  await connect('all');
  await sell(0);
  expect(announced()).toBe('');
});

it('closes after a minute in the background, and catches up when shown', async () => {
  await connect('all');
  setVisibility('hidden');
  await settle(MINUTE_MS / 2);
  TestSocket.last.tell({ type: 'heartbeat' });
  await settle(MINUTE_MS / 2 - 1);
  expect(TestSocket.last.readyState).toBe(TestSocket.OPEN);
  await settle(1);
  expect(TestSocket.last.readyState).not.toBe(TestSocket.OPEN);
  await settle(10 * MINUTE_MS);
  expect(TestSocket.made).toHaveLength(1);

  sold = 9;
  setVisibility('visible');
  expect(TestSocket.made).toHaveLength(2);
  TestSocket.last.accept();
  TestSocket.last.tell({ type: 'watching' });
  await settle(200);
  expect(announced()).toBe('Night Bloom, 30 × 20 in: Sold Out.');
});

it('keeps its socket during a short absence', async () => {
  await connect('all');
  setVisibility('hidden');
  await settle(30_000);
  TestSocket.last.tell({ type: 'heartbeat' });
  setVisibility('visible');
  await settle(30_000);
  expect(TestSocket.made).toHaveLength(1);
  expect(TestSocket.last.readyState).toBe(TestSocket.OPEN);
});

it('closes when the page no longer shows artworks', async () => {
  const { change } = await connect('all');
  change();
  await settle();
  expect(TestSocket.last.readyState).not.toBe(TestSocket.OPEN);
});

it('reconnects silently after a failure', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue(undefined);
  await connect('all');
  TestSocket.last.cut();
  await settle(1_000);
  TestSocket.last.accept();
  expect(TestSocket.last.sent).toEqual([{ type: 'watch_catalog' }]);
  sold = 6;
  TestSocket.last.tell({ type: 'watching' });
  await settle(200);
  expect(announced()).toBe('Night Bloom, 30 × 20 in: 3 of 9 remaining.');
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});
