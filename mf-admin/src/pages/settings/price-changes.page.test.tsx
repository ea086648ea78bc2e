import type { PriceBookVersions, PriceChangePreview, PriceChangeRecord } from '@gallery/contracts';
import { defaultPrices, refusal, renderRoutes, type ApiStubs } from '@gallery/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component } from './price-book.page';

const CHANGES = 'GET /api/admin/price-changes';
const PREVIEW = 'POST /api/admin/price-changes/preview';
const CREATE = 'POST /api/admin/price-changes';
const UNDO = 'POST /api/admin/price-changes/{id}/undo';
const WITHDRAW = 'DELETE /api/admin/price-changes/{id}';

const book: PriceBookVersions = {
  latest: 1,
  versions: [
    {
      version: 1,
      state: 'in_force',
      note: 'Default',
      takesEffectAt: null,
      createdAt: null,
      createdBy: null,
      readings: defaultPrices().readings,
      costs: [],
    },
  ],
};

const row = { size: '30x20', before: 5_000, after: 5_500 };
const preview: PriceChangePreview = {
  seen: `1.${'a'.repeat(64)}`,
  bookPrices: [{ reading: 'default_t1', ...row }],
  artworks: [
    { artworkId: 'w1', title: 'Inside Voice', priceOverride: false, ...row },
    { artworkId: 'w2', title: 'Night Bloom', priceOverride: false, ...row },
    { artworkId: 'w3', title: 'Agreed', priceOverride: true, ...row },
  ],
  openQuotes: [
    {
      orderNumber: 'TF-7K3M-Q9XD',
      title: 'Inside Voice',
      size: '30x20',
      price: 5_000,
      newPrice: 5_500,
      expiresAt: '2026-12-01T10:00:00.000Z',
    },
  ],
};

const applied: PriceChangeRecord = {
  id: 'c1',
  state: 'applied',
  sizes: ['30x20'],
  kind: 'percent',
  value: 10,
  note: 'Paper',
  exceptions: 1,
  prices: 12,
  bookVersion: 2,
  takesEffectAt: '2026-11-28T10:00:00.000Z',
  createdAt: '2026-11-28T10:00:00.000Z',
  createdBy: 'owner',
  endedAt: null,
  endedBy: null,
};

function show(changes: PriceChangeRecord[] = [], api: ApiStubs = {}) {
  const rendered = renderRoutes([{ path: '/', Component }], {
    api: { 'GET /api/admin/price-book/versions': book, [CHANGES]: changes, [PREVIEW]: preview, ...api },
  });
  return { ...rendered, user: userEvent.setup() };
}

/** Raises 30 × 20 by 10 percent, up to the preview. */
async function raise(api: ApiStubs = {}) {
  const shown = show([], api);
  await shown.user.click(await screen.findByText('Change prices'));
  await shown.user.click(screen.getByRole('checkbox', { name: '30 × 20 in' }));
  fireEvent.change(screen.getByLabelText('By'), { target: { value: '10%' } });
  await shown.user.click(screen.getByText('Preview'));
  return shown;
}
const bodyOf = (calls: Awaited<ReturnType<typeof raise>>['calls'], path: string) =>
  calls.findLast(({ method, path: called }) => method === 'POST' && called === path)?.body;

it('previews every work with its price before and after, and what buyers were promised', async () => {
  const { calls } = await raise();
  const works = within(await screen.findByRole('table', { name: 'Works' }));
  expect(works.getByRole('row', { name: /Inside Voice/ })).toHaveTextContent('$5,000 → becomes $5,500');
  expect(works.getByRole('row', { name: /Agreed/ })).toHaveTextContent('$5,000 stays');
  expect(screen.getByRole('table', { name: 'Open payment links' })).toHaveTextContent(
    '$5,000 stays, $5,500 in the shop',
  );
  expect(bodyOf(calls, '/api/admin/price-changes/preview')).toEqual({
    sizes: ['30x20'],
    kind: 'percent',
    value: 10,
  });
});

it('changes what is ticked; prices set by hand are not', async () => {
  const { user, calls } = await raise({ [CREATE]: [applied] });
  await user.click(await screen.findByRole('checkbox', { name: /Night Bloom/ }));
  await user.click(screen.getByText('Change 1 price'));
  await waitFor(() =>
    expect(bodyOf(calls, '/api/admin/price-changes')).toMatchObject({
      seen: preview.seen,
      except: ['w3', 'w2'],
      takesEffectAt: null,
    }),
  );
});

it('shows the prices as they are now when they differ from the preview', async () => {
  const later = {
    ...preview,
    seen: `2.${'b'.repeat(64)}`,
    artworks: [{ ...preview.artworks[0], after: 6_000 }],
  };
  const { user, calls } = await raise({
    [CREATE]: () => refusal('changed_meanwhile', { details: { record: later } }),
  });
  await user.click(await screen.findByText('Change 2 prices'));
  await screen.findByText('Prices have changed since the preview.');
  const works = within(screen.getByRole('table', { name: 'Works' }));
  expect(works.getByRole('row', { name: /Inside Voice/ })).toHaveTextContent('$6,000');
  await user.click(screen.getByText('Change 1 price'));
  await waitFor(() => expect(bodyOf(calls, '/api/admin/price-changes')).toMatchObject({ seen: later.seen }));
});

it('says at the field what cannot be done', async () => {
  await raise({ [PREVIEW]: () => refusal('validation_failed', { fields: { value: 'Too low.' } }) });
  await screen.findByText('Too low.');
  expect(screen.getByLabelText('By')).toBeInvalid();
});

it('undoes a change after asking', async () => {
  const { user, calls } = show([applied], { [UNDO]: { restored: 12, kept: 0 } });
  await user.click(await screen.findByRole('button', { name: 'Undo 30 × 20 in +10%' }));
  await user.click(within(await screen.findByRole('dialog')).getByText('Undo change'));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/undo'))).toBe(true));
});

it('withdraws a scheduled change after asking', async () => {
  const { user, calls } = show([{ ...applied, state: 'scheduled' }], { [WITHDRAW]: [] });
  await user.click(await screen.findByRole('button', { name: 'Withdraw 30 × 20 in +10%' }));
  await user.click(within(await screen.findByRole('dialog')).getByText('Withdraw'));
  await waitFor(() => expect(calls.find(({ method }) => method === 'DELETE')?.params).toEqual({ id: 'c1' }));
});
