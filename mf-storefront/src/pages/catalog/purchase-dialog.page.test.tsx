import {
  anArtwork,
  anArtworkCard,
  anEditionOption,
  aPicture,
  refusal,
  renderRoutes,
  type ApiStubs,
} from '@gallery/testing';
import { useCart } from '@gallery/session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPrintLine } from '../../cart-line.builder';
import { arrive, shownToast } from '../../page-test-support';
import { routes } from '../../remote';

const NUMBERS = 'GET /api/editions/{editionId}/available-numbers';
const HOLD = 'POST /api/cart-holds';
const framed = anEditionOption({
  size: '20x20',
  frameSize: '32.5x32.5',
  price: 4_000,
  sold: 2,
  available: 7,
  nextNumber: 3,
  frameStyles: ['Black', 'Gold'],
});
const mini = anEditionOption({ size: '7x7', kind: 'mini', frameSize: null, total: 100, price: 333 });
const peony = anArtwork({
  title: 'Inside Voice',
  editionOptions: [framed],
  artworkImages: [aPicture({ alt: 'The peony' })],
});
const numbersOf = (numbers: number[]) => ({ editionId: framed.editionId, total: 9, numbers });
const hold = {
  id: 'hold-1',
  editionNumber: 5,
  heldUntil: '2026-11-23T12:15:00.000Z',
  secondsLeft: 900,
};

async function open(api: ApiStubs = {}, artwork = peony) {
  const user = userEvent.setup();
  const rendered = renderRoutes(routes, {
    path: '/fine-art/inside-voice',
    api: {
      'GET /api/artworks/{slug}': artwork,
      'GET /api/artworks': [anArtworkCard(artwork)],
      [NUMBERS]: numbersOf([3, 4, 5, 6, 7, 8, 9]),
      [HOLD]: hold,
      ...api,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Purchase, $4,000' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Purchase' }));
  return { user, dialog, ...rendered };
}

beforeEach(() => arrive());

test('Purchase says what a buyer should know, in a dialog with the framed picture and the price (S97, S98, S99, S100, S101, R6)', async () => {
  const { dialog } = await open();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Production about 3–5 weeks with rush available',
    'Taxes not included',
    'Delivery included in the Dallas area; worldwide shipping',
    'Credit card adds 3%; check, wire or cash also accepted',
    'Certificate of authenticity included',
  ]);
  expect(dialog.getByRole('img', { name: /Inside Voice/ })).toBeInTheDocument();
  expect(dialog.getByText('You would receive number 3 of 9')).toBeInTheDocument();
  expect(dialog.getByText(/Charged today/)).toBeInTheDocument();
});

test('any available number can be chosen, and goes to the cart held for a quarter of an hour (R5, R6, G15)', async () => {
  const { user, dialog, router, calls } = await open();
  await user.click(await dialog.findByRole('radio', { name: '5' }));
  expect(dialog.getByText('You would receive number 5 of 9')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  expect(calls.find(({ path }) => path === '/api/cart-holds')?.body).toEqual({
    artworkId: peony.id,
    size: '20x20',
    editionNumber: 5,
  });
  const [line] = useCart.getState().items;
  expect(line?.numbers).toEqual([{ editionNumber: 5, holdId: 'hold-1', heldUntil: expect.any(String) }]);
  expect(Date.parse(line?.numbers?.[0]?.heldUntil ?? '') - Date.now()).toBeGreaterThan(890_000);
});

test('a print goes to the cart before the other numbers are known', async () => {
  const { user, dialog, router } = await open({ [NUMBERS]: () => new Promise(() => {}) });
  await user.click(dialog.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
});

test('numbers that cannot be loaded can be asked for again', async () => {
  let isDown = true;
  const { user, dialog } = await open({
    [NUMBERS]: () => (isDown ? refusal('unavailable') : numbersOf([3, 4])),
  });
  const again = await dialog.findByRole('button', { name: 'Retry' }, { timeout: 8_000 });
  isDown = false;
  await user.click(again);
  expect(await dialog.findByRole('radio', { name: '4' })).toBeInTheDocument();
});

test('a number that someone else was faster to take is named with the next one, and nothing is added (R5)', async () => {
  let available = [3, 4, 5];
  const { user, dialog, router } = await open({
    [NUMBERS]: () => numbersOf(available),
    [HOLD]: () => {
      available = [4, 5];
      return refusal('number_taken');
    },
  });
  await user.click(dialog.getByRole('button', { name: 'Add to cart' }));
  expect(
    await dialog.findByText(/Number 3 has just been taken\. Number 4 is available\./),
  ).toBeInTheDocument();
  expect(dialog.getByText('You would receive number 4 of 9')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/fine-art/inside-voice');
  expect(useCart.getState().items).toEqual([]);
});

test('above the budget the print goes to the cart without a hold, which is said (R9)', async () => {
  const message = 'Your network already has 6 prints waiting for payment.';
  const { user, dialog, router } = await open({ [HOLD]: refusal('hold_budget_exceeded', { message }) });
  await user.click(dialog.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  expect(shownToast()).toBe(`Inside Voice is in your cart, but not held: ${message}`);
  expect(useCart.getState().items[0]?.numbers).toEqual([{ editionNumber: 3 }]);
});

test('the last prints that others hold can be waited for: nothing says Sold Out', async () => {
  const soon = new Date(Date.now() + 31 * 60_000).toISOString();
  const counts = { sold: 7, held: 2, available: 0, nextNumber: null };
  const held = { ...framed, ...counts, heldUntil: soon, unpaidUntil: soon };
  const { user, dialog, router, calls } = await open(
    { [NUMBERS]: numbersOf([]) },
    { ...peony, editionOptions: [held] },
  );
  expect(screen.queryByText('Sold Out')).not.toBeInTheDocument();
  expect(
    dialog.getByText(/Others are checking out with the last prints in this size\. .* the waiting room\./),
  ).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  expect(useCart.getState().items).toHaveLength(1);
  expect(calls.map(({ path }) => path)).not.toContain('/api/cart-holds');
});

test('the last print that the buyer’s own cart holds is not added twice (G16)', async () => {
  const soon = new Date(Date.now() + 15 * 60_000).toISOString();
  useCart.getState().add(
    aPrintLine({
      id: `${peony.id}-20x20`,
      artworkId: peony.id,
      remaining: 1,
      number: { editionNumber: 9, holdId: 'hold-1', heldUntil: soon },
    }),
  );
  const counts = { sold: 8, held: 1, available: 0, nextNumber: null };
  const held = { ...framed, ...counts, heldUntil: soon, unpaidUntil: soon };
  const { user, dialog } = await open({ [NUMBERS]: numbersOf([]) }, { ...peony, editionOptions: [held] });
  expect(dialog.getByText('The last print in this size is held for you in your cart.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(shownToast()).toBe('Only 1 remaining: Inside Voice'));
  expect(useCart.getState().items[0]?.quantity).toBe(1);
});

test('an edition that sells out while the dialog is open cannot be added', async () => {
  let artwork = peony;
  const { dialog, queryClient } = await open({ 'GET /api/artworks/{slug}': () => artwork });
  artwork = { ...peony, editionOptions: [{ ...framed, sold: 9, available: 0, nextNumber: null }] };
  await queryClient.invalidateQueries();
  expect(await dialog.findByText('The last print in this size has just been sold.')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Sold Out' })).toBeDisabled();
});

test('the numbers of a large edition are a list to select from', async () => {
  const { dialog } = await open(
    { [NUMBERS]: { editionId: mini.editionId, total: 100, numbers: [13, 14, 99] } },
    { ...peony, editionOptions: [{ ...mini, price: 4_000, nextNumber: 13 }] },
  );
  expect(await dialog.findByRole('option', { name: '99 of 100' })).toBeInTheDocument();
  expect(dialog.getByRole('combobox', { name: 'Number' })).toHaveValue('13');
});

test('Escape closes the dialog and returns to the button', async () => {
  const { user } = await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Purchase, $4,000' })).toHaveFocus();
});
