import { useCart } from '@gallery/session';
import { aPicture, refusal } from '@gallery/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLivePrintLine } from '../../cart-line.builder';
import {
  arriveBeforePayment,
  CREATE,
  openReview,
  purchaseButton,
  session,
} from './order-confirmation-test-support';

const EDITIONS = 'GET /api/events/{id}/photos/{photoId}/editions';
const livePhoto = aLivePrintLine();

beforeEach(arriveBeforePayment);

test('a live photo is shown by its picture, leads back to its event and is bought by its id (G10)', async () => {
  const user = userEvent.setup();
  const { calls } = openReview({ api: { [CREATE]: session } });
  useCart.getState().clear();
  useCart.getState().add({
    ...livePhoto,
    eventId: 'event-1',
  });
  const artworks = within(await screen.findByRole('region', { name: 'Works' }));
  expect(artworks.getByRole('link', { name: 'Back to the live event' })).toHaveAttribute(
    'href',
    '/live-event/event-1?photo=photo-42',
  );
  expect(artworks.getByRole('presentation')).toHaveAttribute('src', livePhoto.imageUrl);
  await user.click(await purchaseButton());
  await waitFor(() =>
    expect(calls.at(-1)?.body).toHaveProperty('items', [
      {
        title: 'Last look before closing',
        series: 'An Evening on Paper',
        size: '30x20',
        frameType: 'Black wood, 5 in matte',
        frameSize: '42.5x32.5',
        price: 10_000,
        quantity: 1,
        photoId: 'photo-42',
      },
    ]),
  );
});

test('a live photo is drawn in its frame (G10)', async () => {
  const picture = aPicture({ eventId: 'event-1' });
  const editions = { title: '', series: '', year: 2026, orientation: 'landscape', picture, options: [] };
  openReview({ api: { [EDITIONS]: { ...editions, eventPhoto: { price: 150 } } } });
  useCart.getState().clear();
  useCart.getState().add({ ...livePhoto, eventId: 'event-1' });
  await waitFor(() =>
    expect(document.querySelector('[data-frame]')).toHaveAttribute('data-frame', 'black-wood'),
  );
});

test('who has no access to the event any more is led back to it', async () => {
  const user = userEvent.setup();
  openReview({ api: { [CREATE]: refusal('pass_required') } });
  useCart.getState().clear();
  useCart.getState().add(livePhoto);
  await user.click(await purchaseButton());
  const error = within(await screen.findByRole('alert'));
  expect(error.getByText(/Your access to the live event has expired/)).toBeVisible();
  expect(error.getByRole('link', { name: 'Back to the live event' })).toBeVisible();
});
