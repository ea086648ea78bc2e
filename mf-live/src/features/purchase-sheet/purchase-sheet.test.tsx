import type { GallerySettings, PhotoEditionOption, PhotoEditions } from '@gallery/contracts';
import {
  stopAskingToSignIn,
  useCart,
  useCollectorAccess,
  useCollectorSession,
  useGallerySettings,
  useNotices,
} from '@gallery/session';
import { gallerySettings, refusal, renderRoutes, type ApiAnswers } from '@gallery/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PurchaseSheet } from './purchase-sheet';

const EDITIONS = 'GET /api/events/{id}/photos/{photoId}/editions';
const ORDERS = 'POST /api/orders';

const anOption = (named: Partial<PhotoEditionOption> = {}): PhotoEditionOption => ({
  size: '30x20',
  label: '30 × 20 in',
  frameSize: '42.5x32.5',
  price: 10_000,
  total: 9,
  remaining: 9,
  held: 0,
  isMini: false,
  frames: ['Black wood', 'Gold metal'],
  matteSizes: [5, 7.5],
  ...named,
});

const landscape: PhotoEditions = {
  orientation: 'landscape',
  options: [
    anOption({
      size: '7x5',
      label: '5 × 7 in',
      frameSize: '8x10',
      price: 333,
      total: 100,
      remaining: 84,
      isMini: true,
      matteSizes: [],
    }),
    anOption({ remaining: 9, held: 1 }),
    anOption({ size: '60x40', frameSize: '74.5x54.5', price: 30_000, remaining: 0 }),
  ],
  eventPhoto: { price: 150 },
};

const event = { id: 'event-1', tag: 'opening', title: 'An Evening on Paper' };
const photo = {
  id: 'photo-42',
  caption: 'Last look before closing',
  seq: 12,
  imageUrl: '/api/event-pictures/event-1/a-800.jpg',
  capturedAt: '2026-11-21T19:46:00.000Z',
  isAvailableForOrder: true,
  isWithdrawn: false,
};

const onClose = jest.fn();

function open(api: ApiAnswers = {}, shown: Partial<typeof photo> = {}) {
  return renderRoutes(
    [
      {
        path: '/',
        element: <PurchaseSheet event={event} photo={{ ...photo, ...shown }} onClose={onClose} />,
      },
      { path: '/cart', element: <p>The cart</p> },
      { path: '/checkout', element: <p>The checkout</p> },
    ],
    { api: { [EDITIONS]: landscape, ...api } },
  );
}

const option = (name: RegExp) => screen.findByRole('radio', { name });
const notice = () => {
  const shown = useNotices.getState().notice;
  return shown && `${shown.title}: ${shown.description}`;
};
const arrive = (settings: Partial<GallerySettings> = {}) =>
  useGallerySettings.setState({ settings: gallerySettings(settings) });

beforeEach(() => {
  arrive();
  useCart.getState().clear();
  useCollectorSession.getState().end();
  useCollectorAccess.getState().close();
  useNotices.setState({ notice: null });
  onClose.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  stopAskingToSignIn();
});

it('names both products, their prices and what is left of them (G10)', async () => {
  open();
  expect(await option(/5 × 7 in.*Frame 8 × 10 in.*\$333.*84 of 100 remaining/)).toBeEnabled();
  expect(
    await option(/30 × 20 in.*Frame 42\.5 × 32\.5 in.*\$10,000.*9 of 9 remaining, 1 on hold/),
  ).toBeEnabled();
  expect(screen.getByRole('group', { name: 'Live limited edition' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Event photo' })).toBeVisible();
  expect(await option(/Digital file and small print.*For collectors.*\$150/)).toBeEnabled();
});

it('says what is sold out and lets nobody choose it', async () => {
  open();
  expect(await option(/60 × 40 in.*Sold Out/)).toBeDisabled();
});

it('takes the focus to its title, and closes by its word', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Purchase options' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('puts one framed print into the cart and goes there half a second later (L55, L57)', async () => {
  const { router } = open();
  await userEvent.click(await option(/30 × 20 in/));
  await userEvent.click(screen.getByRole('radio', { name: 'Gold metal' }));
  await userEvent.click(screen.getByRole('radio', { name: '7.5 in' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart, $10,000' }));
  expect(router.state.location.pathname).toBe('/');
  expect(useCart.getState().items).toEqual([
    {
      id: 'live-photo-42-30x20',
      artworkId: 'photo-42',
      eventId: 'event-1',
      title: 'Last look before closing',
      series: 'An Evening on Paper',
      year: 2026,
      imageUrl: photo.imageUrl,
      editionNumber: '1 of 9',
      editionSize: '30 × 20 in',
      size: '30x20',
      frameSize: '42.5x32.5',
      frameType: 'Gold metal, 7.5 in matte',
      frameTypes: ['Gold metal, 7.5 in matte'],
      price: 10_000,
      quantity: 1,
      remaining: 8,
    },
  ]);
  expect(await screen.findByText('The cart')).toBeVisible();
});

it('frames a mini without a choice of matte', async () => {
  open();
  await userEvent.click(await option(/5 × 7 in/));
  expect(screen.queryByRole('group', { name: 'Matte' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart, $333' }));
  expect(useCart.getState().items[0]?.frameType).toBe('Black wood');
});

it('asks for a choice before it puts anything into the cart', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add to cart' }));
  expect(screen.getByText('Choose a print first.')).toBeVisible();
  expect(useCart.getState().items).toEqual([]);
});

it('follows the counts, and keeps the choice when its last print goes', async () => {
  const answer = jest.fn(() => landscape);
  const { queryClient } = open({ [EDITIONS]: answer });
  await userEvent.click(await option(/30 × 20 in/));
  answer.mockReturnValue({ ...landscape, options: [anOption({ remaining: 0 })] });
  await queryClient.invalidateQueries();
  expect(await screen.findByRole('button', { name: 'Sold Out' })).toBeDisabled();
  expect(await option(/30 × 20 in/)).toBeChecked();
});

it('asks for the counts on opening and every ten seconds (G18)', async () => {
  jest.useFakeTimers();
  const { calls } = open();
  await act(() => jest.advanceTimersByTimeAsync(20_500));
  expect(calls).toHaveLength(3);
});

it('keeps the choice when the counts cannot be read again', async () => {
  const answer = jest.fn<object, []>(() => landscape);
  const { queryClient } = open({ [EDITIONS]: answer });
  await userEvent.click(await option(/30 × 20 in/));
  answer.mockReturnValue(refusal('unavailable'));
  await queryClient.invalidateQueries();
  expect(await screen.findByText(/The counts could not be refreshed/)).toBeVisible();
  expect(await option(/30 × 20 in/)).toBeChecked();
});

it('comes back with what was chosen after somebody has looked at the sign-in', async () => {
  const { router } = open();
  await userEvent.click(await option(/30 × 20 in/));
  useCollectorAccess.getState().open();
  await router.navigate('/cart');
  await screen.findByText('The cart');
  await router.navigate('/');
  expect(await option(/30 × 20 in/)).toBeChecked();
});

it('forgets the choice when it is closed (L56)', async () => {
  const { router } = open();
  await userEvent.click(await option(/30 × 20 in/));
  await router.navigate('/cart');
  await screen.findByText('The cart');
  await router.navigate('/');
  expect(await option(/30 × 20 in/)).not.toBeChecked();
});

describe('the event photo', () => {
  const placed = {
    id: 'order-1',
    number: 'TF-1',
    status: 'pending',
    totalPrice: 150,
    checkoutUrl: '/checkout?payment_intent=pi_1&key=k',
  };

  async function order() {
    await userEvent.click(await option(/Digital file and small print/));
    await userEvent.click(screen.getByRole('button', { name: 'Order photo, $150' }));
  }

  it('is ordered for 150 dollars and paid next (L65, L66, L69)', async () => {
    useCollectorSession.getState().begin('session-1');
    const { calls } = open({ [ORDERS]: Response.json(placed, { status: 201 }) });
    await order();
    expect(await screen.findByText('The checkout')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({
      orderType: 'event_photo',
      itemId: 'photo-42',
      quantity: 1,
      unitPrice: 150,
      totalPrice: 150,
    });
    expect(notice()).toBe('Order Placed: Your photo order has been submitted successfully.');
  });

  it('asks who is signed out to log in, and then goes on (L67)', async () => {
    open({ [ORDERS]: Response.json(placed, { status: 201 }) });
    await order();
    expect(notice()).toBe('Login Required: Please log in to order photos.');
    await waitFor(() => expect(useCollectorAccess.getState().isOpen).toBe(true));
    useCollectorSession.getState().begin('session-1');
    expect(await screen.findByText('The checkout')).toBeVisible();
  });

  it('asks to log in again where the session is over', async () => {
    useCollectorSession.getState().begin('session-1');
    open({ [ORDERS]: refusal('signed_out') });
    await order();
    await waitFor(() => expect(notice()).toBe('Login Required: Please log in to order photos.'));
  });

  it('says a failure in the specified words and loses nothing (L68)', async () => {
    useCollectorSession.getState().begin('session-1');
    open({ [ORDERS]: refusal('photo_not_for_sale') });
    await order();
    await waitFor(() => expect(notice()).toBe('Order Failed: Failed to place order. Please try again.'));
    expect(screen.getByText('This photograph cannot be ordered.')).toBeVisible();
    expect(await option(/Digital file and small print/)).toBeChecked();
    expect(screen.getByRole('button', { name: 'Order photo, $150' })).toBeEnabled();
  });
});

it('shows no price in inquire mode and asks by mail (G40)', async () => {
  arrive({ salesMode: 'inquire' });
  const options = landscape.options.map((each) => ({ ...each, price: null }));
  open({ [EDITIONS]: { ...landscape, options, eventPhoto: { price: null } } });
  const [edition, eventPhoto] = await screen.findAllByRole('link', { name: /^INQUIRE/ });
  expect(edition).toHaveAttribute(
    'href',
    'mailto:sales@tfgallery.example?subject=INQUIRE%3A%20Last%20look%20before%20closing',
  );
  expect(eventPhoto).toHaveAccessibleName('INQUIRE about Last look before closing, event photo');
  expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /cart|order/i })).not.toBeInTheDocument();
});

it('leads whose pass has ended to the gate', async () => {
  open({ [EDITIONS]: refusal('pass_required') });
  expect(await screen.findByRole('link', { name: 'Join Live Event' })).toHaveAttribute(
    'href',
    '/live-event-gate/opening',
  );
});

it('can be asked again when the options did not come', async () => {
  const answer = jest.fn<object, []>(() => refusal('unavailable'));
  open({ [EDITIONS]: answer });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answer.mockReturnValue(landscape);
  await userEvent.click(retry);
  expect(await option(/5 × 7 in/)).toBeEnabled();
});

it('sells nothing of a photo that was withdrawn', async () => {
  const { calls } = open({}, { isWithdrawn: true });
  expect(await screen.findByText('This photograph cannot be ordered.')).toBeVisible();
  expect(calls).toEqual([]);
});
