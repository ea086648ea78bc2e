import type { WaitingRoomPlace } from '@gallery/contracts';
import { useCart, useWaitingPlace } from '@gallery/session';
import { anArtwork, anEditionOption, aPicture, refusal, type ApiStubs } from '@gallery/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shownToast } from '../../page-test-support';
import {
  arriveBeforePayment,
  CREATE,
  openReview,
  purchaseButton,
  session,
} from './order-confirmation-test-support';

const LOOK = 'GET /api/waiting-room/{token}';
const LEAVE = 'DELETE /api/waiting-room/{token}';
const INVENTORY = 'GET /api/admin/artwork-inventory';

const aPlace = (named: Partial<WaitingRoomPlace> = {}): WaitingRoomPlace => ({
  token: 'token-1',
  editionId: 'edition-1',
  state: 'waiting',
  position: 14,
  printsInCheckout: 9,
  estimateMinutes: 2,
  secondsLeft: null,
  ...named,
});

const waitingRoom = (place = aPlace()) =>
  refusal('waiting_room', { details: { title: 'Inside Voice', size: '20x20', place } });

/** A shopper who has a place in line, as after a reload. */
function openWaiting(place: WaitingRoomPlace | (() => object), api: ApiStubs = {}) {
  useWaitingPlace.getState().keep({ token: 'token-1', title: 'Inside Voice', size: '20x20' });
  return openReview({ api: { [LOOK]: place, ...api } });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(arriveBeforePayment);
afterEach(() => jest.useRealTimers());

test('a print that many want: the review becomes the place in line, without an error (R9)', async () => {
  const user = userEvent.setup();
  openReview({ api: { [CREATE]: waitingRoom(), [LOOK]: aPlace() } });
  await user.click(await purchaseButton());
  await heading('Many people want this print right now');
  expect(await screen.findByText('You are 14th in line.')).toHaveAttribute('aria-live', 'polite');
  expect(
    screen.getByText(
      '9 prints are in checkout now. If no one ahead of you pays, the wait is about 2 minutes.',
    ),
  ).toBeVisible();
  expect(shownToast()).toBeUndefined();
  expect(JSON.parse(localStorage.getItem('waiting-room-place') ?? '')).toMatchObject({ token: 'token-1' });
});

test('the print that is waited for is shown with its picture, title and size', async () => {
  const picture = aPicture();
  const inventory = [
    anArtwork({
      id: 'peony',
      artworkImages: [picture],
      editionOptions: [anEditionOption({ size: '20x20' })],
    }),
  ];
  openWaiting(aPlace(), { [INVENTORY]: inventory });
  expect((await screen.findByText('Inside Voice')).nextElementSibling).toHaveTextContent('20 × 20 in');
  await waitFor(() =>
    expect(document.querySelector('img')).toHaveAttribute('src', expect.stringContaining(picture.id)),
  );
});

test('a reload keeps the place, and the page moves up by itself (R9)', async () => {
  jest.useFakeTimers();
  let position = 14;
  openWaiting(() => aPlace({ position }));
  expect(await screen.findByText('You are 14th in line.')).toBeVisible();
  position = 3;
  await act(() => jest.advanceTimersByTimeAsync(6_500));
  expect(await screen.findByText('You are 3rd in line.')).toBeVisible();
});

test('when it is the buyer’s turn, the page goes on to payment by itself, with the place (R9)', async () => {
  const { calls } = openWaiting(aPlace({ state: 'called', position: null, secondsLeft: 170 }), {
    [CREATE]: session,
  });
  await waitFor(() => expect(window.location.hash).toBe('#payment'));
  expect(calls.at(-1)?.body).toHaveProperty('waitingRoomToken', 'token-1');
  expect(useWaitingPlace.getState().place).toBeNull();
});

test('when going on fails, the buyer reads why, how long the turn lasts, and can try again', async () => {
  const user = userEvent.setup();
  let isDown = true;
  openWaiting(aPlace({ state: 'called', position: null, secondsLeft: 170 }), {
    [CREATE]: () => (isDown ? refusal('checkout_unavailable') : session),
  });
  await heading('It’s your turn');
  expect(await screen.findByText(/The payment service cannot be reached/)).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^2:\d\d$/);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Go to payment' }));
  await waitFor(() => expect(window.location.hash).toBe('#payment'));
});

test('leaving the line leads back to the review', async () => {
  const user = userEvent.setup();
  const { calls } = openWaiting(aPlace(), { [LEAVE]: () => undefined });
  await user.click(await screen.findByRole('button', { name: 'Leave the line' }));
  expect(await purchaseButton()).toBeEnabled();
  expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/waiting-room/token-1' });
});

test('sold out: says so, with a way on', async () => {
  openWaiting(aPlace({ state: 'sold_out', position: null }), { [INVENTORY]: [] });
  await heading('This print has sold out');
  expect(screen.getByRole('link', { name: 'write to us' })).toHaveAttribute(
    'href',
    'mailto:sales@tfgallery.example',
  );
  expect(screen.getByRole('link', { name: 'Fine Art' })).toBeVisible();
});

test.each([
  ['has passed', aPlace({ state: 'ended', position: null })],
  ['is not known any more', () => refusal('place_not_found')],
])('whose turn %s can line up again', async (_case, place) => {
  const user = userEvent.setup();
  const { calls } = openWaiting(place, { [CREATE]: waitingRoom(aPlace({ token: 'token-2' })) });
  await heading('You are no longer in line');
  await user.click(screen.getByRole('button', { name: 'Join the line again' }));
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/waiting-room/token-2'));
});

test('a cart with two of the print is told that each person can buy one', async () => {
  const user = userEvent.setup();
  openWaiting(aPlace());
  await user.click(await screen.findByRole('button', { name: 'Change to one' }));
  expect(useCart.getState().items[0]?.quantity).toBe(1);
  expect(screen.queryByText(/each person can buy one/)).not.toBeInTheDocument();
});

test('when the gallery cannot be reached at first, the page says so and offers to retry', async () => {
  openWaiting(() => refusal('unavailable'));
  await heading('The gallery could not be reached.');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('once the print is not in the cart any more, the review is shown', async () => {
  useWaitingPlace.getState().keep({ token: 'token-1', title: 'Something Else', size: '20x20' });
  openReview();
  expect(await purchaseButton()).toBeEnabled();
});
