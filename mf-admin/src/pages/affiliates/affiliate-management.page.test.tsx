import { saveStaffSession } from '@gallery/api-client';
import { useGallerySettings } from '@gallery/session';
import {
  anAffiliateCommission,
  anOrderReferral,
  anAffiliateList,
  anAffiliate,
  aStaffSession,
  gallerySettings,
  refusal,
  renderRoutes,
  type ApiStubs,
} from '@gallery/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

const LINES = 'GET /api/admin/affiliate-commissions';
const COSTS = 'PATCH /api/admin/affiliate-commissions/{id}';
const DECISION = 'POST /api/admin/affiliate-commissions/{id}/decision';
const PARTNERS = 'GET /api/admin/selling-partners';
const PAYOUTS = 'GET /api/admin/selling-partners/{id}/payouts';
const PAY = 'POST /api/admin/selling-partners/{id}/payouts';
const REFERRALS = 'GET /api/admin/order-referrals';

const list = <Item,>(...items: Item[]) => ({ items, total: items.length, nextCursor: null });
const own = anAffiliateCommission({ state: 'review', reviewReason: 'own' });

// Loaded before the first test, so that it does not count toward its time.
beforeAll(() => import('./affiliate-management.page'));
beforeEach(() => {
  useGallerySettings.getState().update(gallerySettings());
  saveStaffSession(aStaffSession());
});

function show(api: ApiStubs = {}, path = '/admin/selling-partners') {
  const rendered = renderRoutes(routes, {
    path,
    api: {
      [LINES]: list(own),
      [PARTNERS]: anAffiliateList(anAffiliate()),
      [PAYOUTS]: list(),
      [REFERRALS]: list(),
      ...api,
    },
  });
  return { ...rendered, user: userEvent.setup() };
}

/** Typing letter by letter would take long. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

const sent = (calls: ReturnType<typeof show>['calls'], wanted: string): unknown =>
  calls.findLast(({ method }) => method === wanted)?.body;

describe('a line to decide', () => {
  async function open(api: ApiStubs = {}) {
    const shown = show(api);
    await shown.user.click(await screen.findByRole('button', { name: 'Inside Voice, 60 × 40 in' }));
    const press = async (name: string) => {
      await shown.user.click(await screen.findByRole('button', { name }));
      return within(await screen.findByRole('dialog'));
    };
    return { ...shown, press };
  }

  it('tells why it waits, and how the commission comes about (G75)', async () => {
    const { calls } = await open();
    expect(calls.find(({ path }) => path.endsWith('/affiliate-commissions'))?.query.get('state')).toBe(
      'review',
    );
    const table = within(screen.getByRole('table', { name: 'Lines to review' }));
    expect(table.getAllByText('The buyer’s email is the partner’s own.')[0]).toBeVisible();
    for (const sum of ['$15,000.00', '-$1,600.00', '-$450.00', '$12,500.00', '$2,500.00'])
      expect(table.getAllByText(sum)[0]).toBeVisible();
  });

  it('is declined with a reason, as of the version that was seen', async () => {
    const { user, calls, press } = await open({ [DECISION]: anAffiliateCommission({ state: 'declined' }) });
    const dialog = await press('Decline');
    fill(dialog.getByLabelText('Reason'), 'Bought for herself.');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls, 'POST')).toEqual({ version: 3, decision: 'decline', reason: 'Bought for herself.' });
  });

  it('that someone else has changed says how it stands, keeps the reason, and goes on from there', async () => {
    const fresh = anAffiliateCommission({
      state: 'review',
      reviewReason: 'own',
      version: 4,
      commission: 2400,
    });
    let isStale = true;
    const { user, calls, press } = await open({
      [DECISION]: () => (isStale ? refusal('changed_meanwhile', { details: { record: fresh } }) : fresh),
    });
    const dialog = await press('Accept');
    fill(dialog.getByLabelText('Reason'), 'A gift to a client.');
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await dialog.findByText('Someone else just edited this line.')).toBeVisible();
    expect(dialog.getByText(/a commission of \$2,400.00/)).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('A gift to a client.');

    isStale = false;
    await user.click(dialog.getByRole('button', { name: 'Accept' }));
    await waitFor(() =>
      expect(sent(calls, 'POST')).toEqual({ decision: 'accept', reason: 'A gift to a client.', version: 4 }),
    );
  });

  it('gets its costs corrected, and says at the field what is no sum', async () => {
    const { user, calls, press } = await open({ [COSTS]: anAffiliateCommission() });
    const dialog = await press('Edit costs');
    expect(dialog.getByLabelText('Production')).toHaveValue('1600.00');
    fill(dialog.getByLabelText('Production'), 'much');
    await user.click(dialog.getByRole('button', { name: 'Save costs' }));
    expect(dialog.getByLabelText('Production')).toHaveAccessibleDescription(/an amount in dollars/);
    fill(dialog.getByLabelText('Production'), '$1,700');
    await user.click(dialog.getByRole('button', { name: 'Save costs' }));
    await waitFor(() =>
      expect(sent(calls, 'PATCH')).toEqual({ version: 3, production: 1700, shipping: 450, paymentFee: 450 }),
    );
  });

  it('of which there is none says so', async () => {
    show({ [LINES]: list() });
    expect(await screen.findByText('Nothing needs your attention.')).toBeVisible();
  });
});

describe('a payout', () => {
  async function open(api: ApiStubs = {}) {
    const shown = show(api);
    await shown.user.click(await screen.findByRole('button', { name: 'Pay out Galerie Nord' }));
    return { ...shown, dialog: within(await screen.findByRole('dialog')) };
  }

  it('is of all that is approved, pressed twice the same one', async () => {
    let isDown = true;
    const { user, calls, dialog } = await open({
      [PAY]: () => (isDown ? refusal('unavailable') : {}),
    });
    fill(dialog.getByLabelText('Reference'), 'Wire 4471');
    await user.click(dialog.getByRole('button', { name: 'Pay out $2,500.00' }));
    expect(await dialog.findByText('The payout was not saved.')).toBeVisible();
    const first = sent(calls, 'POST');
    isDown = false;
    await user.click(dialog.getByRole('button', { name: 'Pay out $2,500.00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls, 'POST')).toEqual(first);
    expect(first).toEqual({
      id: expect.any(String),
      amount: 2500,
      method: 'Bank transfer',
      reference: 'Wire 4471',
      note: '',
    });
  });

  it('whose sum has changed says what is due now, and pays that only when asked again', async () => {
    let approved = 2500;
    const { user, calls, dialog } = await open({
      [PARTNERS]: () => anAffiliateList(anAffiliate({ approved })),
      [PAY]: () => {
        if (approved === 2000) return {};
        approved = 2000;
        return refusal('changed_meanwhile', { details: { payable: 2000 } });
      },
    });
    fill(dialog.getByLabelText('Reference'), 'Wire 4471');
    await user.click(dialog.getByRole('button', { name: 'Pay out $2,500.00' }));
    expect(await dialog.findByText('The amount has changed.')).toBeVisible();
    expect(dialog.getByLabelText('Reference')).toHaveValue('Wire 4471');
    await user.click(dialog.getByRole('button', { name: 'Pay out $2,000.00' }));
    await waitFor(() => expect(sent(calls, 'POST')).toMatchObject({ amount: 2000 }));
  });

  it('is not offered where nothing is due', async () => {
    show({ [PARTNERS]: anAffiliateList(anAffiliate({ approved: 0, pending: 2500 })) });
    expect(await screen.findByRole('button', { name: 'Payouts to Galerie Nord' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay out/ })).not.toBeInTheDocument();
  });
});

describe('the page', () => {
  it('leads to the applications in the inbox', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Open applications' })).toHaveAttribute(
      'href',
      '/admin/inbox?type=partner_application',
    );
  });

  it('lists orders whose code no partner has', async () => {
    const referral = anOrderReferral({
      orderNumber: 'TF-9AAA-BBBB',
      attributionStatus: 'unknown',
      code: 'galerie-nrod',
    });
    show({ [REFERRALS]: list(referral) });
    expect(await screen.findByText('galerie-nrod')).toBeVisible();
    expect(screen.getByRole('link', { name: 'TF-9AAA-BBBB' })).toHaveAttribute(
      'href',
      '/admin/orders/TF-9AAA-BBBB',
    );
  });

  it('can be asked for again part by part when something did not come', async () => {
    show({ [LINES]: () => refusal('unavailable') });
    expect(await screen.findByText('The commission lines could not be loaded.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Galerie Nord' })).toBeVisible();
  });
});

describe('all commission lines', () => {
  it('are asked for by state', async () => {
    const { user, calls } = show({ [LINES]: list(anAffiliateCommission()) }, '/admin/selling-partners/lines');
    await user.click(await screen.findByRole('button', { name: 'Approved' }));
    await waitFor(() => expect(calls.at(-1)?.query.get('state')).toBe('approved'));
  });
});
