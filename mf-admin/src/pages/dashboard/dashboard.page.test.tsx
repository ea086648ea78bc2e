import { saveStaffSession } from '@gallery/api-client';
import type { ActivityEntry, Dashboard } from '@gallery/contracts';
import { useGallerySettings } from '@gallery/session';
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
import { routes } from '../../remote';

const DASHBOARD = 'GET /api/admin/dashboard';
const ACTIVITY = 'GET /api/admin/dashboard/activity';
const NOTHING_ELSE: ApiStubs = { 'GET /api/admin/dashboard/attention': [], [ACTIVITY]: [] };
const VISITS = 'GET /api/admin/analytics/days';
const twoWeeks = visitDays('2026-11-09', '2026-11-22', {
  '2026-11-20': { visits: 40, visitors: 30, partnerVisits: 4 },
});

const monthsWith = (sales: Record<string, number>) =>
  ['2025-12', ...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`)].map(
    (month) => ({ month, sales: sales[month] ?? 0, orders: sales[month] ? 1 : 0 }),
  );

const aDashboard = (plan: Partial<Dashboard> = {}): Dashboard => ({
  totalArtworks: 24,
  totalSales: 0,
  inventoryValue: 999_600,
  availablePrints: 1_234,
  salesByMonth: monthsWith({}),
  ...plan,
});

function show(dashboard: Dashboard = aDashboard(), activity: ActivityEntry[] = []) {
  renderRoutes(routes, {
    path: '/admin/dashboard',
    api: {
      ...NOTHING_ELSE,
      [DASHBOARD]: dashboard,
      [ACTIVITY]: activity,
      [VISITS]: twoWeeks,
    },
  });
  return userEvent.setup();
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const figure = async (name: string) => (await screen.findByText(name)).nextElementSibling;

beforeEach(() => {
  useGallerySettings.getState().update(gallerySettings());
  saveStaffSession(aStaffSession());
});

it.each([
  ['Total Artworks', '24'],
  ['Total Sales', '$0K'],
  ['Inventory Value', '$1.0M'],
  ['Available Prints', '1,234'],
])('shows %s (A15, A16, A17, A18, A19, G80, G82)', async (name, value) => {
  show();
  expect(await figure(name)).toHaveTextContent(value);
});

it('says where there is nothing yet (A20, G80)', async () => {
  show();
  expect((await part('Recent Activity')).getByText('There is no recent activity to display')).toBeVisible();
  expect((await part('Needs attention')).getByText('Nothing needs your attention.')).toBeVisible();
});

it('shows sales as bars and, asked by keyboard, as figures', async () => {
  const user = show(aDashboard({ salesByMonth: monthsWith({ '2026-03': 8_000, '2026-11': 4_000 }) }));
  const sales = await part('Sales, last 12 months');
  expect(sales.getByRole('figure')).toHaveTextContent('Best month: March 2026, $8,000. This month: $4,000.');
  sales.getByRole('button', { name: 'Show table' }).focus();
  await user.keyboard('{Enter}');
  expect(sales.getByRole('row', { name: 'March 2026 1 $8,000' })).toBeVisible();
});

it('shows visits beside sales, and stands without them', async () => {
  let isAway = true;
  renderRoutes(routes, {
    path: '/admin/dashboard',
    api: {
      ...NOTHING_ELSE,
      [DASHBOARD]: aDashboard(),
      [VISITS]: () => (isAway ? refusal('internal') : twoWeeks),
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The visits could not be loaded.');
  expect(await figure('Total Artworks')).toHaveTextContent('24');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('figure')).toHaveTextContent('Busiest: Nov 20, 2026, 40 visits.');
});

it('says one visit, not one visits', async () => {
  const day = { day: '2026-11-20', visits: 1, visitors: 1, partnerVisits: 0 };
  renderRoutes(routes, {
    path: '/admin/dashboard',
    api: { ...NOTHING_ELSE, [DASHBOARD]: aDashboard(), [VISITS]: { ...twoWeeks, days: [day] } },
  });
  expect(await screen.findByRole('figure')).toHaveTextContent('Busiest: Nov 20, 2026, 1 visit.');
});

it('tells what happened, in words, with who did it', async () => {
  const at = '2026-11-20T10:00:00.000Z';
  const order = { at, subjectKind: 'order', subjectId: 'TF-1048', subjectName: 'TF-1048', status: 'shipped' };
  const other = { at, actor: 'owner Theo', subjectId: '7', subjectName: null, status: null };
  show(aDashboard(), [
    { ...other, id: '7', action: 'preview.created', subjectKind: 'preview', subjectName: 'Half Light' },
    { ...other, id: '6', action: 'artist-note.written', subjectKind: 'artist-note', subjectName: 'Choosing' },
    { ...other, id: '5', action: 'partner.paid', subjectKind: 'partner', subjectName: 'Galerie Nord' },
    { ...other, id: '4', action: 'level.given', subjectKind: 'collector' },
    { ...other, id: '3', action: 'artwork.changed', subjectKind: 'artwork', subjectName: 'Dunes' },
    { ...order, id: '2', action: 'order.moved', actor: 'staff Mara' },
    { ...order, id: '1', action: 'order.confirmed', actor: 'webhook' },
  ]);
  await screen.findByText(/Mara/);
  const lines = (await part('Recent Activity')).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent.replace(/^.* [AP]M CST/, ''))).toEqual([
    'Half Light was created as a private preview by Theo',
    'Choosing was written as an artist’s note by Theo',
    'Galerie Nord was paid by Theo',
    'Level given by Theo',
    'Dunes was changed by Theo',
    'Order TF-1048 is now shipped by Mara',
    'Order TF-1048 was paid',
  ]);
  expect(screen.getByRole('link', { name: 'Dunes' })).toHaveAttribute('href', '/admin/inventory/7');
});

it('names nobody by their role: what was done without an account is by the gallery', async () => {
  const at = '2026-11-20T10:00:00.000Z';
  const deed = { at, id: '1', action: 'letter.deleted', actor: 'owner', status: null };
  show(aDashboard(), [{ ...deed, subjectKind: 'letter', subjectId: 'l1', subjectName: 'Autumn' }]);
  const entry = (await part('Recent Activity')).getByRole('listitem');
  await waitFor(() => expect(entry).toHaveTextContent('Autumn was deleted by the gallery'));
  expect(within(entry).queryByRole('link')).not.toBeInTheDocument();
});

it('calls what is deleted by its title in what was done before too, and leads to no page of it', async () => {
  const deed = { at: '2026-11-20T10:00:00.000Z', actor: 'owner Theo', status: null };
  const event = { ...deed, subjectKind: 'event', subjectId: 'e1' };
  show(aDashboard(), [
    { ...event, id: '2', action: 'event.removed', subjectName: 'Salon Under Glass' },
    { ...event, id: '1', action: 'event.changed', subjectName: null },
  ]);
  const [, before] = await (await part('Recent Activity')).findAllByRole('listitem');
  expect(before).toHaveTextContent('Salon Under Glass was changed');
  expect((await part('Recent Activity')).queryByRole('link')).not.toBeInTheDocument();
});

it('leads staff to no page that they may not read', async () => {
  saveStaffSession(aStaffSession({ role: 'staff' }));
  const at = '2026-11-20T10:00:00.000Z';
  const deed = { at, id: '1', action: 'partner.paid', actor: 'owner', status: null };
  show(aDashboard(), [{ ...deed, subjectKind: 'partner', subjectId: 'p1', subjectName: 'Galerie Nord' }]);
  expect((await part('Recent Activity')).getByText(/Galerie Nord/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Galerie Nord' })).not.toBeInTheDocument();
});

it('can be asked again when it could not be loaded', async () => {
  let isAway = true;
  renderRoutes(routes, {
    path: '/admin/dashboard',
    api: {
      ...NOTHING_ELSE,
      [DASHBOARD]: () => (isAway ? refusal('internal') : aDashboard()),
      [VISITS]: twoWeeks,
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The dashboard could not be loaded.');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await figure('Total Artworks')).toHaveTextContent('24');
});
