// Prints of a private preview that are sold while the page is open.
import { aPreviewEdition, aPreviewedArtwork, renderRoutes, TestSocket } from '@gallery/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arriveSignedIn, emptyCollection } from '../page-test-support';
import { routes } from '../remote';

const edition = aPreviewEdition();
const artwork = aPreviewedArtwork({ artworkId: 'low', title: 'Low Tide' });

beforeEach(() => {
  arriveSignedIn();
  TestSocket.made = [];
  Object.assign(globalThis, { WebSocket: TestSocket });
  Object.assign(window, { requestIdleCallback: (callback: () => void) => setTimeout(callback) });
});

test('a print that is sold elsewhere is crossed out at once, and a chosen number stays chosen', async () => {
  const sold = {
    ...edition,
    prints: edition.prints.map((each) => (each.editionNumber === 5 ? { ...each, state: 'sold' } : each)),
  };
  let isSold = false;
  renderRoutes(routes, {
    path: '/collector/portal?tab=private-preview',
    api: {
      ...emptyCollection,
      'GET /api/collector/private-inventory': () => [{ ...artwork, editions: [isSold ? sold : edition] }],
    },
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Number 4, available' }));
  await waitFor(() => expect(TestSocket.made).toHaveLength(1));
  isSold = true;
  await act(async () => {
    TestSocket.last.accept();
    TestSocket.last.tell({ type: 'watching' });
  });
  expect(await screen.findByRole('radio', { name: 'Number 5, sold' })).toBeDisabled();
  expect(TestSocket.last.sent).toEqual([{ type: 'watch_artworks', artworkIds: ['low'] }]);
  expect(screen.getByRole('radio', { name: 'Number 4, available' })).toBeChecked();
});
