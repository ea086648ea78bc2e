import { useCart } from '@gallery/session';
import { aPicture, refusal, renderRoutes } from '@gallery/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLivePrintLine } from '../../cart-line.builder';
import { arrive } from '../../page-test-support';
import { routes } from '../../remote';

const EDITIONS = 'GET /api/events/{id}/photos/{photoId}/editions';

const livePhoto = aLivePrintLine({ eventId: 'event-1' });
const option = {
  size: '30x20',
  displayName: '30 × 20 in',
  framedSize: '42.5x32.5',
  price: 10_000,
  total: 9,
  remaining: 9,
  held: 0,
  heldUntil: null as string | null,
  unpaidUntil: null as string | null,
  isMini: false,
  frameOptions: [],
};
const editionsOf = (...options: object[]) => ({
  orientation: 'landscape',
  picture: null,
  options,
  eventPhoto: { price: 150 },
});

/** The cart with an event photo, and this response of its event. */
function open(response: object) {
  useCart.getState().add(livePhoto);
  return renderRoutes(routes, {
    path: '/cart',
    api: { 'GET /api/admin/artwork-inventory': [], [EDITIONS]: response },
  });
}

const checkout = () => screen.findByRole('button', { name: /^Checkout, / });

beforeEach(() => arrive());

test('a live photo is told by picture, title, event and frame, and leads back to its event', async () => {
  open(editionsOf(option));
  expect(await screen.findByRole('heading', { name: 'Last look before closing' })).toBeVisible();
  expect(screen.getByText('An Evening on Paper')).toBeVisible();
  expect(screen.getByText('Black wood, 5 in matte')).toBeVisible();
  expect(screen.getByRole('presentation')).toHaveAttribute('src', livePhoto.imageUrl);
  expect(screen.getByRole('link', { name: 'Back to the live event' })).toHaveAttribute(
    'href',
    '/live-event/event-1?photo=photo-42',
  );
  expect(await checkout()).toBeEnabled();
});

test('a live photo is drawn in its frame, in the sides of its own picture', async () => {
  const picture = aPicture({ eventId: 'event-1', width: 1_000, height: 1_500 });
  open({ ...editionsOf(option), picture });
  await waitFor(() =>
    expect(document.querySelector('[data-frame]')).toHaveAttribute('data-frame', 'black-wood'),
  );
  expect(document.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringContaining(`/api/event-pictures/event-1/${picture.id}-`),
  );
});

test('it is one print: there is no second', async () => {
  open(editionsOf(option));
  expect(await screen.findByRole('button', { name: /Increase quantity of/ })).toBeDisabled();
});

test.each([
  ['was withdrawn', refusal('photo_not_found'), /This photograph was withdrawn from its event/],
  ['is not sold any more', refusal('photo_not_for_sale'), /This print is no longer offered/],
  ['has no such size', editionsOf(), /This print is no longer offered/],
  [
    'is sold out',
    editionsOf({ ...option, remaining: 0 }),
    /This print is no longer available. Please remove it./,
  ],
])('a live photo that %s is flagged, and checkout waits', async (_case, response, text) => {
  open(response);
  expect(await screen.findByText(text)).toBeVisible();
  expect(await checkout()).toBeDisabled();
});

test('the last print, held for a payment link, is told as for works: who, and when to look again (R9)', async () => {
  const paidBy = '2030-12-04T23:00:00.000Z';
  open(editionsOf({ ...option, remaining: 1, held: 1, heldUntil: paidBy, unpaidUntil: paidBy }));
  expect(
    await screen.findByText(
      /The last print in this size is held for an order that is not paid yet\. Check again after Dec 4, 2030/,
    ),
  ).toBeVisible();
  expect(screen.queryByText(/waiting room/)).not.toBeInTheDocument();
  expect(await checkout()).toBeDisabled();
});

test('the last print in a checkout can be waited for (R9)', async () => {
  const soon = new Date(Date.now() + 31 * 60_000).toISOString();
  open(editionsOf({ ...option, remaining: 1, held: 1, heldUntil: soon, unpaidUntil: soon }));
  expect(
    await screen.findByText(
      /^Someone else is checking out with the last print .* Check out to join the waiting room\.$/,
    ),
  ).toBeVisible();
  expect(await checkout()).toBeEnabled();
});

test('a price that has changed is taken over on request', async () => {
  open(editionsOf({ ...option, price: 12_000 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use the new price' }));
  expect(useCart.getState().items[0]?.price).toBe(12_000);
  await waitFor(async () => expect(await checkout()).toBeEnabled());
});

test('without a pass nothing is claimed about the photo: the purchase says what is the matter', async () => {
  const { calls } = open(refusal('pass_required'));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/editions'))).toBe(true));
  expect(await checkout()).toBeEnabled();
});
