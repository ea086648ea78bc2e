import { useCart, useCollectorSession } from '@gallery/session';
import { aPicture, aPreviewedArtwork } from '@gallery/testing';
import { screen, waitFor } from '@testing-library/react';
import { aPrintLine } from '../../cart-line.builder';
import { openCart } from './cart-test-support';
import { arriveBeforePayment, openReview } from './order-confirmation-test-support';

const PREVIEWS = 'GET /api/collector/private-inventory';
/** A print of a work that only its collector's private preview shows. */
const reserved = aPrintLine({
  id: 'low-20x20',
  artworkId: 'low',
  title: 'Low Tide, Unseen',
  imageUrl: '/api/uploads/low-tide.jpg',
  frameType: 'Gold Frame',
  reservedUntil: '2099-11-23T12:00:00.000Z',
});
const picture = aPicture({ width: 1_000, height: 1_000 });
const previews = { [PREVIEWS]: [aPreviewedArtwork({ artworkId: 'low', picture })] };

beforeEach(() => {
  arriveBeforePayment();
  useCollectorSession.getState().start('secret');
});

const openPreviewedReview = () => {
  const opened = openReview({ api: previews });
  useCart.getState().clear();
  useCart.getState().add(reserved);
  return opened;
};

test.each([
  ['cart', () => openCart([reserved], previews)],
  ['review', openPreviewedReview],
])('in the %s, a print from a private preview is drawn in its chosen frame (G57)', async (_page, open) => {
  open();
  await waitFor(() =>
    expect(document.querySelector('[data-frame]')).toHaveAttribute('data-frame', 'gold-metal'),
  );
  expect(document.querySelector('img')).toHaveAttribute('src', expect.stringContaining(picture.id));
});

test('who is signed out is not asked for a private preview, and sees the file of the line', async () => {
  useCollectorSession.getState().end();
  const { calls } = openCart([reserved]);
  expect(await screen.findByRole('presentation')).toHaveAttribute('src', reserved.imageUrl);
  expect(calls.map(({ path }) => path)).not.toContain('/api/collector/private-inventory');
});
