import { saveStaffSession } from '@gallery/api-client';
import type { AttentionGroup, AttentionItem, Dashboard } from '@gallery/contracts';
import { useGallerySettings, useToasts } from '@gallery/session';
import {
  aStaffSession,
  gallerySettings,
  refusal,
  renderRoutes,
  visitDays,
  type ApiStubs,
} from '@gallery/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchRoutes } from 'react-router';
import { routes } from '../../remote';
import { ATTENTION_LABELS } from '../../features/dashboard/attention-labels';

const item = (plan: Partial<AttentionItem> = {}): AttentionItem => ({
  id: 'TF-1048',
  title: 'TF-1048',
  detail: 'Ada Byron',
  at: '2026-11-20T10:00:00.000Z',
  relatedId: null,
  version: 4,
  ...plan,
});

const FIGURES: Dashboard = {
  totalArtworks: 24,
  totalSales: 0,
  inventoryValue: 999_600,
  availablePrints: 1_234,
  salesByMonth: [],
};

function show(attention: () => AttentionGroup[], api: ApiStubs = {}) {
  const rendered = renderRoutes(routes, {
    path: '/admin/dashboard',
    api: {
      'GET /api/admin/dashboard': FIGURES,
      'GET /api/admin/dashboard/attention': attention,
      'GET /api/admin/dashboard/activity': [],
      'GET /api/admin/analytics/days': visitDays('2026-11-09', '2026-11-22', {}),
      ...api,
    },
  });
  return { ...rendered, user: userEvent.setup() };
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  useGallerySettings.getState().update(gallerySettings());
  saveStaffSession(aStaffSession());
});

it('counts a kind, names the first of it and leads to the list of just these', async () => {
  show(() => [{ kind: 'orders_to_quote', count: 7, items: [item()] }]);
  const quotes = await section('Deliveries to quote');
  expect(quotes.getByRole('heading', { name: 'Deliveries to quote 7' })).toBeVisible();
  expect(quotes.getByRole('link', { name: 'TF-1048' })).toHaveAttribute('href', '/admin/orders/TF-1048');
  for (const name of ['Deliveries to quote', 'and 6 more'])
    expect(quotes.getByRole('link', { name })).toHaveAttribute('href', '/admin/orders?needs=delivery-quote');
});

it.each(Object.entries(ATTENTION_LABELS))(
  '%s leads to pages that are there',
  (_kind, { list, addressOf }) => {
    for (const address of [list, addressOf(item({ relatedId: '3' }))]) {
      if (address === null) continue;
      const path = matchRoutes(routes, address.split('?')[0] ?? '')?.at(-1)?.route.path;
      expect(path).not.toBe('*');
      expect(path).toBeDefined();
    }
  },
);

it('marks a reply that is late', async () => {
  const at = new Date(Date.now() - 2.5 * 3_600_000).toISOString();
  show(() => [
    {
      kind: 'messages_to_reply_to',
      count: 1,
      items: [item({ id: 'm1', title: 'Ada', detail: 'Dunes', at })],
    },
  ]);
  const messages = await section('Messages to reply to');
  expect(messages.getByText('2 h late')).toBeVisible();
  expect(messages.getByRole('link', { name: 'Ada' })).toHaveAttribute('href', '/admin/inbox/m1');
});

it('leads from a hold to its print and from a photograph to its event', async () => {
  show(() => [
    { kind: 'expiring_holds', count: 1, items: [item({ id: 'e1', title: 'Dunes', relatedId: '3' })] },
    {
      kind: 'failed_photos',
      count: 3,
      items: [item({ id: 'p1', title: 'IMG_1.JPG', detail: 'not a picture', relatedId: 'v1' })],
    },
  ]);
  const holds = await section('Holds about to end');
  expect(holds.getByRole('link', { name: 'Dunes' })).toHaveAttribute('href', '/admin/editions/e1?number=3');
  const photos = await section('Photographs that failed to process');
  expect(photos.getByRole('link', { name: 'IMG_1.JPG' })).toHaveAttribute(
    'href',
    '/admin/events/v1/upload?show=failed',
  );
  expect(photos.getByText('and 2 more')).toBeVisible();
});

it('says of a task in words what could not be done', async () => {
  const job = item({ id: 'j1', title: 'payment-refund-part', detail: 'no such payment' });
  show(() => [{ kind: 'failed_emails', count: 1, items: [job] }]);
  const failed = await section('Failed emails and tasks');
  expect(failed.getByRole('link', { name: 'Refund at Stripe' })).toHaveAttribute(
    'href',
    '/admin/emails?state=dead',
  );
  expect(failed.getByText('no such payment')).toBeVisible();
});

it('says when it cannot be loaded, and asks again', async () => {
  let isAway = true;
  const { user } = show(() => [], {
    'GET /api/admin/dashboard/attention': () => (isAway ? refusal('internal') : []),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('What needs attention could not be loaded.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing needs your attention.')).toBeVisible();
});

describe('in place', () => {
  const coa = (place: number) => item({ id: `COA-${place}`, title: `COA-${place}`, version: place });

  it('signs a certificate with a press, by the keyboard, and the count falls', async () => {
    let left = [coa(1), coa(2)];
    const { user, calls } = show(
      () => (left.length === 0 ? [] : [{ kind: 'certificates_to_sign', count: left.length, items: left }]),
      {
        'POST /api/admin/certificates/{coaId}/signature': () => {
          left = left.slice(1);
          return {};
        },
      },
    );
    const certificates = await section('Certificates to sign');
    certificates.getByRole('button', { name: 'Apply signature: COA-1' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Certificates to sign 1' })).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/admin/certificates/COA-1/signature',
      body: { version: 1 },
    });
    expect(screen.queryByText('COA-1')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'COA-2' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Apply signature: COA-2' }));
    expect(await screen.findByText('Nothing needs your attention.')).toBeVisible();
  });

  it('says beside the item that it did not succeed, and keeps it', async () => {
    const { user } = show(() => [{ kind: 'installations', count: 1, items: [item()] }], {
      'POST /api/admin/orders/{orderNumber}/installation': refusal('changed_meanwhile'),
    });
    await user.click(await screen.findByRole('button', { name: 'Mark as done: TF-1048' }));
    expect(await screen.findByText('Not saved.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Installations 1' })).toBeVisible();
  });

  it('offers of an order the step that its status leads to', async () => {
    show(() => [
      {
        kind: 'orders_to_ship',
        count: 2,
        items: [
          item({ relatedId: 'confirmed' }),
          item({ id: 'TF-2', title: 'TF-2', relatedId: 'processing' }),
        ],
      },
    ]);
    const orders = await section('Orders to ship');
    await waitFor(() =>
      expect(orders.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'Start production',
        'Mark as shipped',
      ]),
    );
  });

  it('moves an order by one press, with the way back', async () => {
    const { user, calls } = show(
      () => [{ kind: 'orders_to_ship', count: 1, items: [item({ relatedId: 'processing' })] }],
      { 'POST /api/admin/orders/{orderNumber}/status': {} },
    );
    await user.click(await screen.findByRole('button', { name: 'Mark as shipped: TF-1048' }));
    await waitFor(() => expect(useToasts.getState().toast?.title).toBe('TF-1048 is now shipped'));
    expect(useToasts.getState().toast?.action?.label).toBe('Undo');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ status: 'shipped', version: 4 });
  });
});
