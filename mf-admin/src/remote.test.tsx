import { saveStaffSession } from '@gallery/api-client';
import { useGallerySettings } from '@gallery/session';
import { aStaffSession, gallerySettings, renderRoutes } from '@gallery/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from './remote';

beforeEach(() => {
  useGallerySettings.getState().update(gallerySettings());
  saveStaffSession(aStaffSession());
});

it('opens on the dashboard, named in the sidebar, the page and the tab (A14, G25, G81)', async () => {
  const { router } = renderRoutes(routes, { path: '/admin' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  expect(document.title).toBe('Dashboard – TF Gallery');
  expect(router.state.location.pathname).toBe('/admin/dashboard');
});

it('opens the public site in a new tab, wherever the console itself lives (A14)', async () => {
  renderRoutes(routes, { path: '/admin/dashboard' });
  const link = await screen.findByRole('link', { name: 'View Site' });
  expect(link).toHaveAttribute('href', 'https://gallery.example/');
  expect(link).toHaveAttribute('target', '_blank');
});

it('has the sidebar’s words and the way out in a menu, which Escape closes', async () => {
  renderRoutes(routes, { path: '/admin/dashboard' });
  const user = userEvent.setup();
  const word = await screen.findByRole('button', { name: 'Menu' });
  word.focus();
  await user.keyboard('{Enter}');
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(menu.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(word).toHaveFocus();
});

it('says of an address without a page that it has none', async () => {
  renderRoutes(routes, { path: '/admin/nowhere' });
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Console' })).toBeVisible();
});

it('has the five specified sections in their order in the sidebar (A13)', async () => {
  renderRoutes(routes, { path: '/admin/dashboard' });
  const sidebar = within(await screen.findByRole('navigation', { name: 'Console' }));
  const specified = ['Dashboard', 'Inventory', 'Live Events', 'Selling Partners', 'Web Analytics'];
  const words = sidebar.getAllByRole('link').map(({ textContent }) => textContent ?? '');
  expect(words.filter((word) => specified.includes(word))).toEqual(specified);
});

it.each(['/admin', '/admin/dashboard', '/admin/selling-partners', '/admin/inventory/w1'])(
  'shows nothing of %s before the gate (A2, A3, A4, G31)',
  async (path) => {
    saveStaffSession(null);
    sessionStorage.clear();
    const { calls } = renderRoutes(routes, { path });
    expect(await screen.findByRole('heading', { name: 'Admin Access' })).toBeVisible();
    expect(calls).toEqual([]);
  },
);

it('asks nothing of the gallery before someone is admitted (A2)', async () => {
  saveStaffSession(null);
  const { calls } = renderRoutes(routes, { path: '/admin/dashboard' });
  expect(await screen.findByRole('heading', { name: 'Admin Access' })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});
