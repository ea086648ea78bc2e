import { anArtworkCard, refusal, renderRoutes } from '@gallery/testing';
import { useCart } from '@gallery/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive } from '../../page-test-support';
import { routes } from '../../remote';
import { ARTWORK, CARDS, framed, gone, open, peony } from './artwork-test-support';

beforeEach(() => arrive());

test('the smallest framed edition is selected at first, without asking for its quote (S88)', async () => {
  const user = userEvent.setup();
  const { calls } = renderRoutes(routes, {
    path: '/fine-art/inside-voice',
    api: {
      [ARTWORK]: peony,
      [CARDS]: [anArtworkCard(peony)],
      'POST /api/quotes': refusal('unavailable'),
    },
  });
  expect(await screen.findByRole('radio', { name: /20 × 20 in/ })).toBeChecked();
  expect(screen.getByText('Edition of 9, 2 sold, 7 available')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Purchase, $4,000' })).toBeEnabled();
  expect(calls.map(({ path }) => path)).not.toContain('/api/quotes');
  await user.click(screen.getByRole('radio', { name: /7 × 7 in/ }));
  expect(screen.getByRole('button', { name: 'Purchase, $333' })).toBeEnabled();
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/quotes'));
});

test('on a phone the purchase stays at hand after its button has left the window', async () => {
  const seen: ((entries: object[]) => void)[] = [];
  class Horizon {
    constructor(announce: (entries: object[]) => void) {
      seen.push(announce);
    }
    observe() {}
    disconnect() {}
  }
  Object.defineProperty(window, 'IntersectionObserver', { configurable: true, value: Horizon });
  open();
  expect(await screen.findAllByRole('button', { name: 'Purchase, $4,000' })).toHaveLength(1);
  const leave = (isIntersecting: boolean) =>
    act(() => seen.forEach((announce) => announce([{ isIntersecting }])));
  leave(false);
  expect(screen.getAllByRole('button', { name: 'Purchase, $4,000' })).toHaveLength(2);
  leave(true);
  expect(screen.getAllByRole('button', { name: 'Purchase, $4,000' })).toHaveLength(1);
});

test('the last print, held for a payment link, cannot be waited for: the page says when to look again (R9)', async () => {
  const paidBy = '2030-12-04T23:00:00.000Z';
  const last = { ...framed, sold: 8, held: 1, available: 0, nextNumber: null };
  open(undefined, {
    ...peony,
    editionOptions: [{ ...last, heldUntil: paidBy, unpaidUntil: paidBy }],
  });
  expect(
    await screen.findByText(/held for an order that is not paid yet\. Check again after Dec 4, 2030/),
  ).toBeVisible();
  expect(screen.queryByText(/waiting room/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'On hold' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /^Notify me/ })).not.toBeInTheDocument();
});

test('the chosen edition shows its ledger, its next number and its price, and goes into the cart (S87, S88, G15)', async () => {
  const user = userEvent.setup();
  const { router } = open();
  await user.click(await screen.findByRole('radio', { name: /20 × 20 in/ }));
  expect(screen.getByText('Edition of 9, 2 sold, 7 available')).toBeInTheDocument();
  expect(screen.getByText('You would receive number 3 of 9')).toBeInTheDocument();

  await user.click(screen.getByRole('radio', { name: 'Gold' }));
  await user.click(screen.getByRole('button', { name: 'Purchase, $4,000' }));
  await user.click(await screen.findByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  expect(useCart.getState().items).toMatchObject([
    {
      id: `${peony.id}-20x20`,
      editionNumber: '1 of 9',
      editionSize: '20 × 20 in',
      frameType: 'Gold Frame',
      price: 4_000,
      quantity: 1,
    },
  ]);
});

test('each edition says its size, its frame with its color, and its price (S86, S109)', async () => {
  open();
  expect(await screen.findByRole('radio', { name: /20 × 20 in/ })).toHaveAccessibleName(
    /32\.5 × 32\.5 in.*Black.*\$4,000/,
  );
  expect(screen.getByRole('radio', { name: /7 × 7 in/ })).toHaveAccessibleName(/Unframed.*\$333/);
});

test('who wants a sold-out size asks to be told when it is back', async () => {
  const { calls } = renderRoutes(routes, {
    path: '/fine-art/inside-voice',
    api: {
      [ARTWORK]: peony,
      [CARDS]: [anArtworkCard(peony)],
      'POST /api/back-in-stock-alerts': { message: 'We have sent you an email.' },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /sold-out size is available again/ }));
  await userEvent.type(await screen.findByLabelText(/^Your email/), 'bea@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Notify me' }));
  expect(await screen.findByText('We have sent you an email.')).toBeVisible();
  expect(calls.at(-1)).toMatchObject({
    body: { editionId: gone.editionId, email: 'bea@example.com' },
  });
});

test('what is sold out cannot be chosen', async () => {
  open();
  const row = await screen.findByRole('radio', { name: /40 × 40 in/ });
  expect(row).toBeDisabled();
  expect(row).toHaveAccessibleName(/Sold Out/);
});

test('a sold-out work says when its last print was sold, and cannot be purchased (S75)', async () => {
  const soldOutAt = '2026-11-23T20:00:00.000Z';
  open('/fine-art/inside-voice', { ...peony, editionOptions: [gone], soldOutAt });
  const closing = within(await screen.findByRole('region', { name: 'Sold Out' }));
  expect(closing.getByText('Edition closed', { exact: false })).toHaveTextContent(
    'Edition closed, Nov 23, 2026',
  );
  expect(closing.getByText('9 of 9 sold')).toBeInTheDocument();
  expect(closing.getByRole('link', { name: 'Notify me if one becomes available' })).toHaveAttribute(
    'href',
    '#inquiry',
  );
  expect(screen.queryByRole('button', { name: /Purchase|Sold Out/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeEnabled();
  expect(screen.getByText('Certificate of authenticity included')).toBeInTheDocument();
});

test('while the gallery sells by inquiry there is no price, only a mail link (S26, S27, S30)', async () => {
  arrive({ settings: { salesMode: 'inquire' } });
  open('/fine-art/inside-voice', { ...peony, editionOptions: [{ ...framed, price: null }] });
  expect(await screen.findByRole('link', { name: 'INQUIRE' })).toHaveAttribute(
    'href',
    'mailto:sales@tfgallery.example?subject=INQUIRE%3A%20Inside%20Voice',
  );
  expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Purchase/ })).not.toBeInTheDocument();
});
