import { anArtworkCard, aFavorite, anArtwork, refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { useCollectorAccess, useCollectorSession } from '@gallery/session';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive, shownToast } from '../../page-test-support';
import { routes } from '../../remote';

// Favorites on cards and on the artwork page.

const ADD = 'POST /api/favorites';
const REMOVE = 'DELETE /api/favorites/{artworkId}';
const peony = anArtwork({ title: 'Inside Voice' });
const ADDED = aFavorite({ artwork: anArtworkCard(peony) });

beforeEach(() => arrive());

/** The server's list follows changes, unless a test overrides it. */
function open(path: string, { saved = false, api = {} }: { saved?: boolean; api?: ApiStubs } = {}) {
  let isSaved = saved;
  return renderRoutes(routes, {
    path,
    api: {
      'GET /api/admin/artwork-inventory': [peony],
      'GET /api/artworks/{slug}': peony,
      'GET /api/artworks': [],
      'GET /api/favorites': () => (isSaved ? [ADDED] : []),
      [ADD]: () => {
        isSaved = true;
        return ADDED;
      },
      [REMOVE]: () => {
        isSaved = false;
        return undefined;
      },
      ...api,
    },
  });
}

const signIn = () => useCollectorSession.getState().start('secret');
const word = () => screen.findByRole('button', { name: 'Favorite Inside Voice' });
const pressed = (isPressed: boolean) =>
  screen.findByRole('button', { name: 'Favorite Inside Voice', pressed: isPressed });

describe.each(['/fine-art', '/fine-art/inside-voice'])('%s', (path) => {
  test('a collector sees which works are saved (S68, C35)', async () => {
    signIn();
    open(path, { saved: true });
    expect(await pressed(true)).toHaveTextContent('Favorite, saved');
  });

  test('a work is saved, and taken out again (C34, C36, C39)', async () => {
    const user = userEvent.setup();
    signIn();
    const { calls } = open(path);
    await user.click(await word());
    await pressed(true);
    await waitFor(() => expect(shownToast()).toBe('Added to Favorites'));

    await user.click(await word());
    await pressed(false);
    await waitFor(() => expect(shownToast()).toBe('Removed from Saved Works'));
    const made = calls.filter(({ method }) => method !== 'GET');
    expect(made.map(({ method, path: called, body }) => [method, called, body])).toEqual([
      ['POST', '/api/favorites', { artworkId: peony.id }],
      ['DELETE', `/api/favorites/${peony.id}`, undefined],
    ]);
  });

  test('whoever is signed out is asked to sign in, and the work is saved then (C33)', async () => {
    const user = userEvent.setup();
    open(path);
    await user.click(await word());
    expect(shownToast()).toBe('Login Required: Please log in to add items to favorites.');
    expect(useCollectorAccess.getState().isOpen).toBe(true);

    act(signIn);
    await pressed(true);
    await waitFor(() => expect(shownToast()).toBe('Added to Favorites'));
  });
});

test('the page asks for no favorites while nobody is signed in', async () => {
  const { calls } = open('/fine-art');
  await word();
  expect(calls.map(({ path }) => path)).not.toContain('/api/favorites');
});

test('a work counts as saved while the call is on its way, and no more when it fails (C37)', async () => {
  const user = userEvent.setup();
  let response: ((given: Response) => void) | undefined;
  signIn();
  open('/fine-art', { api: { [ADD]: () => new Promise<Response>((resolve) => (response = resolve)) } });
  await user.click(await word());
  await pressed(true);

  await waitFor(() => expect(response).toBeDefined());
  response?.(refusal('unavailable'));
  await pressed(false);
  expect(shownToast()).toBe('Failed to add to favorites. Please try again.');
});

test('a work that cannot be taken out stays saved (C38)', async () => {
  const user = userEvent.setup();
  signIn();
  open('/fine-art/inside-voice', { saved: true, api: { [REMOVE]: refusal('unavailable') } });
  await user.click(await pressed(true));
  await waitFor(() => expect(shownToast()).toBe('Failed to remove artwork from saved works.'));
  await pressed(true);
});

test('a session that is over is asked for again, and then the work is saved (C22)', async () => {
  const user = userEvent.setup();
  let hasEnded = true;
  signIn();
  open('/fine-art', { api: { [ADD]: () => (hasEnded ? refusal('signed_out') : ADDED) } });
  await user.click(await word());
  await waitFor(() => expect(shownToast()).toBe('You are logged out. Logging in again...'));
  await waitFor(() => expect(useCollectorAccess.getState().isOpen).toBe(true));

  hasEnded = false;
  act(signIn);
  await waitFor(() => expect(shownToast()).toBe('Added to Favorites'));
});
