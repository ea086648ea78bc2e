import { saveStaffSession } from '@gallery/api-client';
import { useGallerySettings, useToasts } from '@gallery/session';
import {
  anAnalyticsSummary,
  aRecentVisit,
  aConversionReport,
  aStaffSession,
  gallerySettings,
  refusal,
  renderRoutes,
  visitDays,
  type ApiStubs,
  type ApiCall,
} from '@gallery/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component } from './analytics.page';

const SUMMARY = 'GET /api/analytics/summary';
const RECENT = 'GET /api/analytics/data';
const DAYS = 'GET /api/admin/analytics/days';
const SALES = 'GET /api/admin/analytics/sales';

/** Noon of the 22nd of November 2026, so that the last fourteen days begin on the 9th. */
const NOW = Date.UTC(2026, 10, 22, 12);

const rangeIn = ({ query }: ApiCall) => ({ from: query.get('from') ?? '', to: query.get('to') ?? '' });

function show(api: ApiStubs = {}, path = '/admin/analytics') {
  const rendered = renderRoutes([{ path: '/admin/analytics', Component }], {
    path,
    api: {
      [SUMMARY]: (call) => anAnalyticsSummary(rangeIn(call)),
      [RECENT]: { visits: [] },
      [DAYS]: (call) => visitDays(rangeIn(call).from, rangeIn(call).to),
      [SALES]: (call) => aConversionReport(rangeIn(call)),
      ...api,
    },
  });
  return { ...rendered, user: userEvent.setup() };
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const figure = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).nextElementSibling;
/** Cells of a table, row by row. */
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  useGallerySettings.getState().update(gallerySettings());
  saveStaffSession(aStaffSession());
});
afterEach(() => jest.restoreAllMocks());

const busy = anAnalyticsSummary({
  totalVisits: 1_200,
  uniqueVisitors: 801,
  topPages: [
    { page: '/fine-art/night-bloom', visits: 400 },
    { page: '(other)', visits: 8 },
  ],
  topSources: [
    { source: 'direct', visits: 596 },
    { source: 'instagram', visits: 6 },
  ],
  partnerTraffic: [
    { partnerCode: 'elena', kind: 'registered', visits: 30 },
    { partnerCode: 'opening', kind: 'code', visits: 5 },
    { partnerCode: 'instagram', kind: 'channel', visits: 90 },
  ],
});

it('shows the four cards (A79)', async () => {
  show({ [SUMMARY]: busy });
  expect(await figure('Total Visits')).toHaveTextContent('1,200');
  expect(await figure('Unique Visitors')).toHaveTextContent('801');
  expect(await figure('Partner Traffic')).toHaveTextContent('125');
  expect(await figure('Top Page')).toHaveTextContent('/fine-art/night-bloom');
});

it('shows the pages that were looked at most with their share of all visits (A80, A84)', async () => {
  show({ [SUMMARY]: busy });
  const table = await screen.findByRole('table', { name: 'Top Pages (Last 14 Days)' });
  expect(cells(table)).toEqual([
    ['/fine-art/night-bloom', '400', '33%'],
    ['Other pages', '8', '1%'],
  ]);
});

it('calls visits without a source Direct Traffic (A81)', async () => {
  show({ [SUMMARY]: busy });
  const table = await screen.findByRole('table', { name: 'Traffic Sources (Last 14 Days)' });
  expect(cells(table)).toEqual([
    ['Direct Traffic', '596', '50%'],
    ['instagram', '6', '1%'],
  ]);
});

it('shows what is owed to partners, with what makes it partner traffic (A82, G76)', async () => {
  show({ [SUMMARY]: busy });
  const table = await screen.findByRole('table', { name: 'Partner Referral Traffic' });
  expect(cells(table)).toEqual([
    ['elena', 'Registered partner', '30', '3%'],
    ['opening', 'Code word', '5', '0%'],
    ['instagram', 'Social or search', '90', '8%'],
  ]);
});

it('shows the latest visits: partner code, else where they came from, and the place as far as it is known (A83)', async () => {
  show({
    [RECENT]: {
      visits: [
        aRecentVisit({ page: '/a', partnerCode: 'elena', referrer: 'google' }),
        aRecentVisit({
          page: '/b',
          referrer: 'google',
          geo: { city: 'Dallas', region: 'TX', country: 'US' },
        }),
        aRecentVisit({ page: '/c', geo: { city: null, region: null, country: 'US' } }),
      ],
    },
  });
  const table = await screen.findByRole('table', { name: 'Recent Visits (Last 50)' });
  await waitFor(() =>
    expect(cells(table).map((row) => row.slice(1))).toEqual([
      ['/a', 'elena', 'Unknown'],
      ['/b', 'google', 'Dallas, TX'],
      ['/c', 'Direct', 'US'],
    ]),
  );
});

it('says that its days are those of UTC, because the times of visits are the gallery’s', async () => {
  show({ [RECENT]: { visits: [aRecentVisit({ timestamp: '2026-01-10T20:32:00.000Z' })] } });
  const table = await screen.findByRole('table', { name: 'Recent Visits (Last 50)' });
  await waitFor(() => expect(cells(table)).toEqual([expect.arrayContaining(['Jan 10, 2:32 PM CST'])]));
  expect(screen.getByText(/^Days begin at midnight UTC\./)).toBeVisible();
});

it('shows the first rows of a long table, and the others when asked', async () => {
  const topPages = Array.from({ length: 12 }, (_, place) => ({ page: `/${place}`, visits: 1 }));
  const { user } = show({ [SUMMARY]: { ...busy, topPages } });
  const table = await screen.findByRole('table', { name: 'Top Pages (Last 14 Days)' });
  expect(cells(table)).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Show all 12, Top Pages (Last 14 Days)' }));
  expect(cells(table)).toHaveLength(12);
  await user.click(screen.getByRole('button', { name: 'Show fewer, Top Pages (Last 14 Days)' }));
  expect(cells(table)).toHaveLength(10);
});

it('shows what strangers have written as text that neither runs nor turns its neighbours', async () => {
  const page = `/<img src=x onerror="alert(1)">\u202E${'a'.repeat(160)}`;
  show({ [SUMMARY]: { ...busy, topPages: [{ page, visits: 1 }] } });
  const table = await screen.findByRole('table', { name: 'Top Pages (Last 14 Days)' });
  const text = within(table).getByText(/onerror/);
  expect(text.tagName).toBe('BDI');
  expect(text.textContent).toBe(page.replace('\u202E', '[U+202E]'));
  expect(within(table).queryByRole('img')).not.toBeInTheDocument();
});

it('looks at another window, named in the address and in the titles', async () => {
  const { user, router, calls } = show({ [SUMMARY]: (call) => ({ ...busy, ...rangeIn(call) }) });
  await user.click(await screen.findByRole('button', { name: 'Last 30 days' }));
  expect(await screen.findByRole('table', { name: 'Top Pages (Last 30 Days)' })).toBeVisible();
  expect(router.state.location.search).toBe('?last=30');
  expect(calls.findLast(({ path }) => path === '/api/analytics/summary')?.query.toString()).toBe(
    'from=2026-10-24&to=2026-11-22',
  );
});

it('puts days of one’s own aside when a window is chosen', async () => {
  const { user, router } = show({}, '/admin/analytics?from=2026-10-01&to=2026-10-31');
  expect(await screen.findByRole('button', { name: 'Last 14 days' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await user.click(screen.getByRole('button', { name: 'Last 14 days' }));
  expect(screen.getByRole('button', { name: 'Last 14 days' })).toHaveAttribute('aria-pressed', 'true');
  expect(router.state.location.search).toBe('');
});

it('looks at days of one’s own, and says at the field when there are none', async () => {
  const { calls } = show({}, '/admin/analytics?from=2026-10-31&to=2026-10-01');
  expect(await screen.findByLabelText('First day (UTC)')).toHaveAccessibleDescription(
    'The first day must come before the last.',
  );
  expect(calls).toEqual([]);
});

it('draws visits over time, and tells them as figures when asked by keyboard', async () => {
  const named = { '2026-11-20': { visits: 40, visitors: 30, partnerVisits: 4 } };
  const { user } = show({ [DAYS]: visitDays('2026-11-09', '2026-11-22', named) });
  expect(await screen.findByRole('figure')).toHaveTextContent('Busiest: Nov 20, 2026, 40 visits.');
  const chart = await part('Visits, last 14 days');
  chart.getByRole('button', { name: 'Show table' }).focus();
  await user.keyboard('{Enter}');
  expect(chart.getByRole('row', { name: 'Nov 20, 2026 40 30 4' })).toBeVisible();
});

it('shows what came of the visits, by source, and by partner when asked', async () => {
  const row = { name: null, visits: 6, orders: 2, revenue: 9_500, share: 100 };
  const { user, router } = show({
    [SALES]: (call) =>
      call.query.get('by') === 'partner'
        ? aConversionReport({
            by: 'partner',
            orders: 2,
            revenue: 9_500,
            rows: [{ ...row, key: 'elena', name: 'Elena Marsh' }],
          })
        : aConversionReport({ orders: 2, revenue: 9_500, rows: [{ ...row, key: null }] }),
  });
  const sales = await part('Sales by source');
  expect(await sales.findByRole('cell', { name: 'Unknown' })).toBeVisible();
  await user.click(sales.getByRole('radio', { name: 'Partner' }));
  const table = await sales.findByRole('table', { name: 'Sales by source by partner' });
  expect(
    within(table).getByRole('row', { name: /Elena Marsh 6 visits 2 orders \$9,500 100%/ }),
  ).toBeVisible();
  expect(router.state.location.search).toBe('?by=partner');
});

it('asks for a table of the range as a file, and says when it does not come', async () => {
  const { user, calls } = show({
    [SUMMARY]: busy,
    'GET /api/admin/analytics/export.csv': () => refusal('internal'),
  });
  await user.click(await screen.findByRole('button', { name: 'Export CSV, Top Pages (Last 14 Days)' }));
  await waitFor(() => expect(useToasts.getState().toast?.title).toBe('The table was not exported.'));
  expect(calls.at(-1)?.query.toString()).toBe('what=pages&from=2026-11-09&to=2026-11-22');
});

it('says of a gallery that nobody has come to that nobody has', async () => {
  show();
  expect(await figure('Top Page')).toHaveTextContent('None yet');
  expect(await screen.findByText('No visits or sales in this period.')).toBeVisible();
  // The chart, the three tables and the latest visits.
  expect(await screen.findAllByText('No visits in this period.')).toHaveLength(5);
  expect(screen.getByText('The country of these visits is unknown.')).toBeVisible();
});

it('can be asked again, and shows what could be read meanwhile', async () => {
  let isAway = true;
  const { user } = show({ [SUMMARY]: () => (isAway ? refusal('internal') : busy) });
  expect(await screen.findByRole('alert')).toHaveTextContent('The analytics could not be loaded.');
  expect(await screen.findByText('No visits or sales in this period.')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await figure('Total Visits')).toHaveTextContent('1,200');
});

it('leads the owner to what is counted', async () => {
  show();
  expect(await screen.findByRole('link', { name: 'About these figures' })).toHaveAttribute(
    'href',
    '/admin/settings/tracking',
  );
});

it('shows staff all of it but the way to the settings', async () => {
  saveStaffSession(aStaffSession({ username: 'studio', role: 'staff' }));
  show({ [SUMMARY]: busy });
  expect(await figure('Total Visits')).toHaveTextContent('1,200');
  expect(screen.queryByRole('link', { name: 'About these figures' })).not.toBeInTheDocument();
});
