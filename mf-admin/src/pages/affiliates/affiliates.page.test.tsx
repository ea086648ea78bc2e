import { saveStaffSession } from '@gallery/api-client';
import { useGallerySettings } from '@gallery/session';
import {
  anAffiliateList,
  anAffiliateStatement,
  anAffiliate,
  aSettingsRecord,
  aStaffSession,
  gallerySettings,
  refusal,
  renderRoutes,
  type ApiStubs,
} from '@gallery/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../remote';

const LIST = 'GET /api/admin/selling-partners';
const ONE = 'GET /api/admin/selling-partners/{id}';
const ADD = 'POST /api/admin/selling-partners';
const CHANGE = 'PATCH /api/admin/selling-partners/{id}';
const VISITS = 'GET /api/admin/analytics/partners/{partnerId}';
const ORDERS = 'GET /api/admin/selling-partners/{id}/orders';
const LINES = 'GET /api/admin/selling-partners/{id}/commissions';
const STATEMENT = 'GET /api/admin/selling-partners/{id}/statement';
const PAYOUTS = 'GET /api/admin/selling-partners/{id}/payouts';
const SETTINGS = 'GET /api/admin/settings';
const PATH = '/admin/partners/partner-1';

// Loaded before the first test, so that it does not count toward its time.
beforeAll(() => import('./affiliates.page'));
beforeEach(() => {
  useGallerySettings.getState().update(gallerySettings());
  saveStaffSession(aStaffSession());
});

const list = <Item,>(...items: Item[]) => ({ items, total: items.length, nextCursor: null });

function show(path: string, api: ApiStubs = {}) {
  const rendered = renderRoutes(routes, {
    path,
    api: {
      [LIST]: anAffiliateList(anAffiliate()),
      [ONE]: anAffiliate(),
      [SETTINGS]: aSettingsRecord(),
      [VISITS]: { visits: 0, last30Days: 0, lastVisitAt: null, days: [] },
      [ORDERS]: list(),
      [LINES]: list(),
      [STATEMENT]: anAffiliateStatement(),
      [PAYOUTS]: { items: [], payable: 2500 },
      ...api,
    },
  });
  return { ...rendered, user: userEvent.setup() };
}

/** Typing letter by letter would take long. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

const sent = (calls: ReturnType<typeof show>['calls'], wanted: string): unknown =>
  calls.findLast(({ method }) => method === wanted)?.body;

describe('the list', () => {
  it('tells of each partner what the row has to say, and how many are active (P13, P15)', async () => {
    const inactive = anAffiliate({ id: 'partner-2', partnerName: 'Studio Sable', status: 'inactive' });
    show('/admin/partners', { [LIST]: anAffiliateList(anAffiliate(), inactive) });
    expect(await screen.findByText('1 active partner')).toBeVisible();
    const row = within(screen.getByRole('row', { name: /Galerie Nord/ }));
    expect(row.getByRole('link', { name: 'Galerie Nord' })).toHaveAttribute('href', PATH);
    for (const words of ['Active', '20.00%', '1', '$2,500.00', 'https://gallery.example/?ref=galerie-nord'])
      expect(row.getByText(words)).toBeVisible();
    expect(row.getByRole('link', { name: 'View Galerie Nord' })).toHaveAttribute('href', PATH);
    expect(within(screen.getByRole('row', { name: /Studio Sable/ })).getByText('Inactive')).toBeVisible();
  });

  it('says that it is on its way (P14)', async () => {
    show('/admin/partners', { [LIST]: () => new Promise(() => undefined) });
    expect(await screen.findByText('Loading partners...')).toBeVisible();
  });

  it('says so while there is no partner (P14)', async () => {
    show('/admin/partners', { [LIST]: anAffiliateList() });
    expect(await screen.findByText('No selling partners found. Add your first partner above.')).toBeVisible();
  });

  it('says so when none is like that, and leads back to all', async () => {
    show('/admin/partners?q=nobody', { [LIST]: anAffiliateList() });
    expect(await screen.findByText('No partners match these filters.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show all partners' })).toBeVisible();
  });

  it('can be asked for again when it did not come', async () => {
    show('/admin/partners', { [LIST]: () => refusal('unavailable') });
    expect(await screen.findByText('The partners could not be loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: /try again/i })).toBeVisible();
  });

  it('leads to the full interface (P16)', async () => {
    show('/admin/partners');
    expect(await screen.findByRole('link', { name: 'Open the full interface' })).toHaveAttribute(
      'href',
      '/admin/selling-partners',
    );
  });
});

describe('a new partner', () => {
  async function open(api: ApiStubs = {}) {
    const shown = show('/admin/partners', api);
    await shown.user.click(await screen.findByRole('button', { name: 'Add Partner' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add Partner' }));
    const save = () => form.getByRole('button', { name: 'Add Partner' });
    const fillAll = () => {
      fill(form.getByLabelText('Partner Name'), 'Studio Sable');
      fill(form.getByLabelText('Partner ID'), 'Studio-Sable');
      fill(form.getByLabelText('Email'), 'sable@example.com');
    };
    return { ...shown, form, save, fillAll };
  }

  it('begins active and at 20 % (P19)', async () => {
    const { form } = await open();
    expect(form.getByLabelText('Commission Rate (%)')).toHaveValue(20);
    expect(form.getByLabelText('Commission Rate (%)')).toHaveAttribute('step', '0.01');
    expect(form.getByLabelText('Commission Rate (%)')).toHaveAttribute('placeholder', '20.00');
    expect(form.getByLabelText('Status')).toHaveValue('active');
  });

  it('begins at the rate that the settings name', async () => {
    const settings = aSettingsRecord();
    settings.partners.content.defaultRate = 12.5;
    const shown = show('/admin/partners', { [SETTINGS]: settings });
    await screen.findByText('1 active partner');
    await waitFor(() => expect(shown.calls.map(({ path }) => path)).toContain('/api/admin/settings'));
    await shown.user.click(screen.getByRole('button', { name: 'Add Partner' }));
    expect(await screen.findByLabelText('Commission Rate (%)')).toHaveValue(12.5);
  });

  it.each(['Partner Name', 'Partner ID', 'Email'])('is not saved without %s (P18)', async (label) => {
    const { form, save, fillAll } = await open();
    expect(save()).toBeDisabled();
    fillAll();
    expect(save()).toBeEnabled();
    fill(form.getByLabelText(label), ' ');
    expect(save()).toBeDisabled();
  });

  it('is sent with its rate as text, and opens (P21)', async () => {
    const added = anAffiliate({ id: 'partner-2', partnerName: 'Studio Sable' });
    const { user, calls, router, save, fillAll } = await open({ [ADD]: added });
    fillAll();
    await user.click(save());
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/partners/partner-2'));
    expect(sent(calls, 'POST')).toEqual({
      partnerName: 'Studio Sable',
      partnerId: 'studio-sable',
      email: 'sable@example.com',
      commissionRate: '20',
      status: 'active',
      notes: '',
      sendWelcome: true,
    });
  });

  it('is not written to unless that is wanted', async () => {
    const { user, calls, form, save, fillAll } = await open({ [ADD]: anAffiliate() });
    fillAll();
    await user.click(form.getByLabelText('Email them their referral link and statement link'));
    await user.click(save());
    await waitFor(() => expect(sent(calls, 'POST')).toMatchObject({ sendWelcome: false }));
  });

  it('says at the field what is no rate, before it is sent (P19)', async () => {
    const { user, calls, form, save, fillAll } = await open();
    fillAll();
    fill(form.getByLabelText('Commission Rate (%)'), '100.5');
    await user.click(save());
    expect(form.getByLabelText('Commission Rate (%)')).toHaveAccessibleDescription(/between 0 and 100/);
    expect(sent(calls, 'POST')).toBeUndefined();
  });

  it('keeps what was typed when the gallery refuses it', async () => {
    const fields = { partnerId: 'There is a partner with this id already.' };
    const { user, form, save, fillAll } = await open({ [ADD]: refusal('validation_failed', { fields }) });
    fillAll();
    await user.click(save());
    expect(await form.findByText(fields.partnerId)).toBeVisible();
    expect(form.getByLabelText('Partner Name')).toHaveValue('Studio Sable');
  });

  it('says so when that fails (P21)', async () => {
    const { user, form, save, fillAll } = await open({ [ADD]: () => refusal('unavailable') });
    fillAll();
    await user.click(save());
    expect(await form.findByText('Failed to create partner.')).toBeVisible();
  });
});

describe('a partner', () => {
  it('that there is not says so', async () => {
    show(PATH, { [ONE]: () => refusal('not_found') });
    expect(await screen.findByText('This partner could not be found.')).toBeVisible();
  });

  it('shows the link beside the list', async () => {
    show(PATH);
    const detail = within(await screen.findByRole('region', { name: 'Partner' }));
    expect(await detail.findByText('https://gallery.example/?ref=galerie-nord')).toBeVisible();
  });

  it('tells how often the link was followed (G77)', async () => {
    const days = [
      { day: '2026-11-20', visits: 4 },
      { day: '2026-11-21', visits: 2 },
    ];
    const { calls } = show(PATH, {
      [VISITS]: { visits: 41, last30Days: 6, lastVisitAt: '2026-11-21T10:00:00.000Z', days },
    });
    expect(await screen.findByText(/6 of 41 in total; the latest on/)).toBeVisible();
    expect(calls.find(({ path }) => path.includes('/analytics/'))?.params).toEqual({
      partnerId: 'galerie-nord',
    });
  });

  async function edit(api: ApiStubs) {
    const shown = show('/admin/partners', api);
    await shown.user.click(await screen.findByRole('button', { name: 'Edit Galerie Nord' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Galerie Nord' }));
    const save = () => shown.user.click(form.getByRole('button', { name: 'Save changes' }));
    return { ...shown, form, save };
  }

  it('is changed as of the version that was seen (P22)', async () => {
    const { calls, form, save } = await edit({ [CHANGE]: anAffiliate() });
    fill(form.getByLabelText('Commission Rate (%)'), '12.5');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls, 'PATCH')).toEqual({
      partnerName: 'Galerie Nord',
      partnerId: 'galerie-nord',
      email: 'hello@nord.example',
      commissionRate: '12.5',
      status: 'active',
      notes: '',
      version: 2,
    });
  });

  it('that someone else has changed says what, keeps what was typed, and goes on from there', async () => {
    const fresh = anAffiliate({ version: 3, email: 'new@nord.example', notes: 'Paid by check.' });
    let isStale = true;
    const { calls, form, save } = await edit({
      [CHANGE]: () => (isStale ? refusal('changed_meanwhile', { details: { record: fresh } }) : fresh),
    });
    fill(form.getByLabelText('Notes'), 'Prefers wire.');
    await save();
    expect(await form.findByText('Someone else just edited this partner.')).toBeVisible();
    expect(form.getByLabelText('Email')).toHaveValue('new@nord.example');
    expect(form.getByLabelText('Notes')).toHaveAccessibleDescription('Now: Paid by check.');
    expect(form.getByLabelText('Notes')).toHaveValue('Prefers wire.');

    isStale = false;
    await save();
    await waitFor(() =>
      expect(sent(calls, 'PATCH')).toEqual({
        partnerName: 'Galerie Nord',
        partnerId: 'galerie-nord',
        commissionRate: '20.00',
        status: 'active',
        version: 3,
        email: 'new@nord.example',
        notes: 'Prefers wire.',
      }),
    );
  });
});
