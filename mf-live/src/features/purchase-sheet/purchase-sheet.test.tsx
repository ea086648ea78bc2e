import { useCart, useCollectorAccess } from '@gallery/session';
import { refusal } from '@gallery/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  anOption,
  arrive,
  EDITIONS,
  landscape,
  onClose,
  open,
  option,
  photo,
} from './purchase-sheet-test-support';

beforeEach(() => arrive());
afterEach(() => jest.useRealTimers());

it('names both products, their prices and what is left of them (G10)', async () => {
  open();
  expect(await option(/5 × 7 in.*Frame 8 × 10 in.*\$333.*84 of 100 remaining/)).toBeEnabled();
  expect(
    await option(/30 × 20 in.*Frame 42\.5 × 32\.5 in.*\$10,000.*9 of 9 remaining, 1 on hold/),
  ).toBeEnabled();
  expect(screen.getByText('Live limited edition')).not.toHaveClass('visually-hidden');
  expect(screen.getByRole('group', { name: 'Event photo' })).toBeVisible();
  expect(await option(/Digital file and small print.*For collectors.*\$150/)).toBeEnabled();
});

it('promises the file within 24–48 hours and an answer within 24 hours (L70)', async () => {
  open();
  await userEvent.click(await option(/Digital file and small print/));
  expect(
    screen.getByText(/Digital files arrive within 24–48 hours; we reply to every question within 24 hours\./),
  ).toBeVisible();
});

it('says what is sold out and lets nobody choose it', async () => {
  open();
  expect(await option(/60 × 40 in.*Sold Out/)).toBeDisabled();
});

it('says who holds the last print, and when to look again (R9)', async () => {
  const paidBy = '2030-12-04T23:00:00.000Z';
  const last = anOption({ remaining: 1, held: 1, heldUntil: paidBy, unpaidUntil: paidBy });
  open({ [EDITIONS]: { ...landscape, options: [last] } });
  await userEvent.click(await option(/30 × 20 in/));
  expect(
    screen.getByText(
      /^The last print in this size is held for an order that is not paid yet\. Check again after Dec 4, 2030/,
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'On hold' })).toBeDisabled();
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

it('draws the chosen frame, says what it is, and how large its matte makes it (L63, L64, R8)', async () => {
  open();
  await userEvent.click(await option(/30 × 20 in.*Frame 42\.5 × 32\.5 in/));
  await userEvent.click(screen.getByRole('radio', { name: 'Gold metal' }));
  await userEvent.click(screen.getByRole('radio', { name: '7.5 in' }));
  expect(await option(/30 × 20 in.*Frame 45 × 35 in/)).toBeChecked();
  expect(
    screen.getByText(
      /^Gold metal frame with a white matte of 7\.5 in and 1 in of signature space, 45 × 35 in outside\./,
    ),
  ).toBeVisible();
  const drawn = screen.getByRole('img', { name: /^Last look before closing, Gold metal frame/ });
  expect(drawn).toHaveAttribute('data-frame', 'gold-metal');
  expect(drawn).toHaveStyle({ '--ratio': `${45 / 35}` });
  expect(screen.getByRole('link', { name: 'See it on your wall' })).toHaveAttribute(
    'href',
    '/visualizer?event=event-1&photo=photo-42&size=30x20&frame=Gold+metal%2C+7.5+in+matte',
  );
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
  const response = jest.fn(() => landscape);
  const { queryClient } = open({ [EDITIONS]: response });
  await userEvent.click(await option(/30 × 20 in/));
  response.mockReturnValue({ ...landscape, options: [anOption({ remaining: 0 })] });
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
  const response = jest.fn<object, []>(() => landscape);
  const { queryClient } = open({ [EDITIONS]: response });
  await userEvent.click(await option(/30 × 20 in/));
  response.mockReturnValue(refusal('unavailable'));
  await queryClient.invalidateQueries();
  expect(await screen.findByText(/Availability could not be refreshed/)).toBeVisible();
  expect(await option(/30 × 20 in/)).toBeChecked();
});

it('comes back with what was chosen after someone has looked at the sign-in', async () => {
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
  const response = jest.fn<object, []>(() => refusal('unavailable'));
  open({ [EDITIONS]: response });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  response.mockReturnValue(landscape);
  await userEvent.click(retry);
  expect(await option(/5 × 7 in/)).toBeEnabled();
});

it('sells nothing of a photo that was withdrawn', async () => {
  const { calls } = open({}, { isWithdrawn: true });
  expect(await screen.findByText('This photograph cannot be ordered.')).toBeVisible();
  expect(calls).toEqual([]);
});
