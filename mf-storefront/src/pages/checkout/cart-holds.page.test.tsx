import { useCart, type CartNumber } from '@gallery/session';
import { refusal, type ApiStubs } from '@gallery/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPrintLine } from '../../cart-line.builder';
import { arrive, shownToast } from '../../page-test-support';
import { framed, openCart } from './cart-test-support';

const NUMBERS = 'GET /api/editions/{editionId}/available-numbers';
const HOLD = 'POST /api/cart-holds';
const RELEASE = 'DELETE /api/cart-holds/{id}';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const held = (minutes = 14): CartNumber => ({
  editionNumber: 3,
  holdId: 'hold-1',
  heldUntil: inMinutes(minutes),
});
const available = (...numbers: number[]) => ({ editionId: framed.editionId, total: 9, numbers });
const newHold = { id: 'hold-2', editionNumber: 4, heldUntil: inMinutes(15), secondsLeft: 900 };

const openWith = (number: CartNumber, api: ApiStubs = {}) =>
  openCart([aPrintLine({ number })], { [NUMBERS]: available(3, 4), [RELEASE]: () => undefined, ...api });

const holdIds = () => useCart.getState().items.map(({ numbers }) => numbers?.map((each) => each?.holdId));

beforeEach(() => arrive());

test('the line says which number is held until when, with a clock that is silent (R5, G15)', async () => {
  const { calls } = openWith(held());
  expect(await screen.findByText(/You would receive number 3 of 9/)).toBeInTheDocument();
  expect(screen.getByText(/^Held for you until \d{1,2}:\d\d\s[AP]M ·/)).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent(/^(14:00|13:5\d) left$/);
  expect(calls.map(({ path }) => path)).not.toContain(`/api/editions/${framed.editionId}/available-numbers`);
});

test('a hold that ends says so, and the same number can be held again (R5)', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  openWith(held(1), { [HOLD]: { ...newHold, editionNumber: 3 } });
  expect(await screen.findByRole('timer')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(61_000));
  expect(await screen.findByText('The hold has expired.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hold number 3' }));
  expect(await screen.findByRole('timer')).toBeInTheDocument();
  expect(holdIds()).toEqual([['hold-2']]);
  jest.useRealTimers();
});

test('a hold that is refused says why, and the print stays in the cart (R9)', async () => {
  const user = userEvent.setup();
  const message = 'You can check out again in 2 hours.';
  openWith({ editionNumber: 3 }, { [HOLD]: refusal('hold_budget_paused', { message }) });
  expect(await screen.findByText(/Not held: someone else could buy it first\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hold number 3' }));
  await waitFor(() => expect(shownToast()).toBe(`The print is not held for you: ${message}`));
  expect(holdIds()).toEqual([[undefined]]);
});

test('a number that someone else has taken stops the checkout until another one is taken (R5)', async () => {
  const user = userEvent.setup();
  openWith(held(-1), { [NUMBERS]: available(4, 5), [HOLD]: newHold });
  expect(await screen.findByText('Someone else has taken number 3.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Checkout, / })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Switch to number 4' }));
  expect(await screen.findByText(/You would receive number 4 of 9/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Checkout, / })).toBeEnabled();
});

test('a print that is removed is given back', async () => {
  const user = userEvent.setup();
  const { calls } = openWith(held());
  await user.click(await screen.findByRole('button', { name: /Remove/ }));
  await waitFor(() =>
    expect(calls).toContainEqual(expect.objectContaining({ path: '/api/cart-holds/hold-1' })),
  );
});

test('one more print is held too, and each has its number (G16)', async () => {
  const user = userEvent.setup();
  openWith(held(), { [HOLD]: newHold });
  await user.click(await screen.findByRole('button', { name: /Increase quantity of/ }));
  expect(await screen.findByText(/You would receive number 4 of 9/)).toBeInTheDocument();
  expect(screen.getByText(/You would receive number 3 of 9/)).toBeInTheDocument();
  expect(holdIds()).toEqual([['hold-1', 'hold-2']]);
});
