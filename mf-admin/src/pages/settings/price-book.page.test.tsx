import type { PriceBookVersions, PriceBookVersion } from '@gallery/contracts';
import { defaultPrices, refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component } from './price-book.page';

const READ = 'GET /api/admin/price-book/versions';
const ADD = 'POST /api/admin/price-book/versions';
const WITHDRAW = 'DELETE /api/admin/price-book/versions/{version}';

const installed: PriceBookVersion = {
  version: 1,
  state: 'in_force',
  note: 'Default',
  takesEffectAt: null,
  createdAt: null,
  createdBy: null,
  readings: defaultPrices().readings,
  costs: [{ size: '60x40', print: 600, mat: 150, frame: 900, shipping: 400 }],
};
const raised: PriceBookVersion = {
  ...installed,
  version: 2,
  state: 'coming',
  note: 'Paper',
  createdBy: 'owner',
  createdAt: '2026-11-22T10:00:00.000Z',
  takesEffectAt: '2026-12-01T00:00:00.000Z',
  readings: installed.readings.map((each) =>
    each.reading === 'default_t1'
      ? {
          ...each,
          lines: each.lines.map((line) => (line.size === '30x20' ? { ...line, price: 5_500 } : line)),
        }
      : each,
  ),
};
const one: PriceBookVersions = { latest: 1, versions: [installed] };
const two: PriceBookVersions = { latest: 2, versions: [raised, installed] };

function show(record: PriceBookVersions, api: ApiStubs = {}) {
  const rendered = renderRoutes([{ path: '/', Component }], {
    api: { [READ]: record, 'GET /api/admin/price-changes': [], ...api },
  });
  return { ...rendered, user: userEvent.setup() };
}
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('has one table of prices, and says where a reading has another', async () => {
  show(one);
  const prices = within(await screen.findByRole('table', { name: 'Prices of version 1' }));
  const row = within(prices.getByRole('row', { name: /^30 × 30 in/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '$8,000Edit artwork $10,000',
    '$16,000',
    'Quoted, free locally',
  ]);
});

it('shows each reading of a size under Advanced, and what its price leaves (G8, G9, G72)', async () => {
  const { user } = show(one);
  await user.click(await screen.findByText('Advanced: every reading, with frames'));
  const prices = within(screen.getByRole('table', { name: 'Readings of version 1' }));
  const row = within(prices.getByRole('row', { name: /^30 × 30 in/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '$8,00042.5x42.5',
    '$16,00042.5x42.5',
    '',
    '$16,00042.5x42.5',
    '$8,00042.5x42.5',
    '$10,00033x33',
    '$16,000no frame',
    '$10,000no frame',
  ]);
  expect(screen.getByText('$12,500.00')).toBeVisible();
});

it('writes a version that takes effect at its moment', async () => {
  const { user, calls } = show(one, { [ADD]: two });
  await user.click(await screen.findByText('New version'));
  enter(screen.getByLabelText('Tier 1, 30 × 20 in'), '$5,500');
  await user.selectOptions(screen.getByLabelText('Shipping class, 8.5 × 11 in'), 'Flat $20');
  enter(screen.getByLabelText('Takes effect'), '2026-12-01T00:00');
  await user.click(screen.getByText('Save version'));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      seen: 1,
      takesEffectAt: new Date('2026-12-01T00:00').toISOString(),
      readings: expect.arrayContaining([
        {
          reading: 'default_t1',
          lines: expect.arrayContaining([
            { size: '30x20', price: 5_500, frameSize: '42x32', shippingClass: 'framed' },
          ]),
        },
        {
          reading: 'form_create',
          lines: expect.arrayContaining([
            { size: '30x20', price: 5_500, frameSize: '42.5x32.5', shippingClass: 'framed' },
            { size: '8.5x11', price: 2_000, frameSize: null, shippingClass: 'mini' },
          ]),
        },
      ]),
    }),
  );
});

it('compares a version with the one before', async () => {
  const { user } = show(two);
  await user.click(await screen.findByRole('button', { name: 'Show version 2' }));
  expect(screen.getByText('Tier 1, 30 × 20 in')).toBeVisible();
  expect(screen.getByText('$5,000 42x32, now $5,500 42x32')).toBeVisible();
});

it('tells a fault at its amount and keeps what was entered', async () => {
  const fields = { 'readings.0.lines.0.price': 'Please enter an amount in dollars.' };
  const { user } = show(one, { [ADD]: () => refusal('validation_failed', { fields }) });
  await user.click(await screen.findByText('New version'));
  const price = screen.getByLabelText('Tier 1, 5 × 7 in');
  enter(price, 'dear');
  await user.click(screen.getByText('Save version'));
  await waitFor(() => expect(price).toHaveAccessibleDescription('Please enter an amount in dollars.'));
  expect(price).toHaveValue('dear');
});

it('of two who write at once the second can let theirs follow', async () => {
  let reads = 0;
  const { user, calls } = show(one, {
    [READ]: () => (reads++ === 0 ? one : two),
    [ADD]: () => refusal('changed_meanwhile'),
  });
  await user.click(await screen.findByText('New version'));
  enter(screen.getAllByLabelText('Price, 50 × 50 in')[0] ?? document.body, '31000');
  await user.click(screen.getByText('Save version'));
  await screen.findByText(/create version 3/);
  await user.click(screen.getByText('Save version'));
  await waitFor(() =>
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({ seen: 2 }),
  );
});

it('follows no version that came behind the form and was told to nobody', async () => {
  let record = one;
  const { user, calls, queryClient } = show(one, { [READ]: () => record, [ADD]: two });
  await user.click(await screen.findByText('New version'));
  enter(screen.getAllByLabelText('Price, 50 × 50 in')[0] ?? document.body, '31000');
  record = two;
  void queryClient.invalidateQueries();
  await screen.findByRole('button', { name: 'Withdraw version 2' });
  await user.click(screen.getByText('Save version'));
  await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ seen: 1 }));
});

it('withdraws a coming version after asking', async () => {
  const { user, calls } = show(two, { [WITHDRAW]: one });
  await user.click(await screen.findByRole('button', { name: 'Withdraw version 2' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'DELETE')?.params).toEqual({ version: '2' }),
  );
});
