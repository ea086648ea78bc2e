import { saveStaffSession } from '@gallery/api-client';
import { useGallerySettings } from '@gallery/session';
import {
  anAffiliateCommission,
  anOrderReferral,
  anAffiliateList,
  anAffiliateStatement,
  anAffiliate,
  aStaffSession,
  gallerySettings,
  refusal,
  renderRoutes,
  type ApiStubs,
} from '@gallery/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

const ONE = 'GET /api/admin/selling-partners/{id}';
const ORDERS = 'GET /api/admin/selling-partners/{id}/orders';
const LINES = 'GET /api/admin/selling-partners/{id}/commissions';
const STATEMENT = 'GET /api/admin/selling-partners/{id}/statement';
const LINK = 'POST /api/admin/selling-partners/{id}/statement-link';
const PATH = '/admin/partners/partner-1';

const list = <Item,>(...items: Item[]) => ({ items, total: items.length, nextCursor: null });

// Loaded before the first test, so that it does not count toward its time.
beforeAll(() => import('./affiliates.page'));
beforeEach(() => {
  useGallerySettings.getState().update(gallerySettings());
  saveStaffSession(aStaffSession());
});

function show(path: string, api: ApiStubs = {}) {
  const rendered = renderRoutes(routes, {
    path,
    api: {
      'GET /api/admin/selling-partners': anAffiliateList(anAffiliate()),
      'GET /api/admin/analytics/partners/{partnerId}': {
        visits: 0,
        last30Days: 0,
        lastVisitAt: null,
        days: [],
      },
      'GET /api/admin/selling-partners/{id}/payouts': { items: [], payable: 2500 },
      [ONE]: anAffiliate(),
      [ORDERS]: list(),
      [LINES]: list(),
      [STATEMENT]: anAffiliateStatement(),
      ...api,
    },
  });
  return { ...rendered, user: userEvent.setup() };
}

describe('what a partner brought (G77)', () => {
  it('tells what is due, and how each referral stands', async () => {
    const order = { ...anOrderReferral({ attributionStatus: 'own' }), commission: 0 };
    show(PATH, { [ORDERS]: list(order) });
    expect(await screen.findByText('Pay out $2,500.00')).toBeVisible();
    const orders = within(await screen.findByRole('table', { name: 'Partner’s orders' }));
    expect(orders.getByText('Bought with the partner’s own email')).toBeVisible();
    expect(orders.getByRole('link', { name: 'TF-7K3M-Q9XD' })).toHaveAttribute(
      'href',
      '/admin/orders/TF-7K3M-Q9XD',
    );
  });

  it('narrows the commission lines by their state', async () => {
    const { user, calls } = show(PATH, { [LINES]: list(anAffiliateCommission()) });
    await user.selectOptions(await screen.findByLabelText('State'), 'Approved');
    await waitFor(() =>
      expect(calls.findLast(({ path }) => path.endsWith('/commissions'))?.query.get('state')).toBe(
        'approved',
      ),
    );
  });

  it('states a month, and asks for another', async () => {
    const { user, calls } = show(PATH);
    expect(await screen.findByText('Closing balance, November 2026')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Month'), 'October 2026');
    await waitFor(() =>
      expect(calls.findLast(({ path }) => path.endsWith('/statement'))?.query.get('month')).toBe('2026-10'),
    );
  });

  it('says of every part by itself that it did not come', async () => {
    show(PATH, { [LINES]: () => refusal('unavailable'), [STATEMENT]: () => refusal('unavailable') });
    expect(await screen.findByText('The commission lines could not be loaded.')).toBeVisible();
    expect(await screen.findByText('The statement could not be loaded.')).toBeVisible();
    expect(screen.getByText('No purchases through this link yet.')).toBeVisible();
  });

  it('gets a link to its statement, which is shown once', async () => {
    const url = 'https://gallery.example/partner-statement/secret';
    const { user } = show(PATH, { [LINK]: { url } });
    await user.click(await screen.findByRole('button', { name: 'Create statement link' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByText(url)).toBeVisible();
  });

  it('can have its link withdrawn, once that was confirmed', async () => {
    const { user, calls } = show(PATH, {
      [ONE]: anAffiliate({ statementLinkAt: '2026-11-03T09:00:00.000Z' }),
      'DELETE /api/admin/selling-partners/{id}/statement-link': () => undefined,
    });
    await user.click(await screen.findByRole('button', { name: 'Revoke link' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  });
});
