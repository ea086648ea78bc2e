import { remoteOfPath } from '@gallery/contracts';
import { renderRoutes } from '@gallery/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive } from '../page-test-support';
import { routes } from '../remote';
import { routes as developmentRoutes } from '../remote.development';

beforeAll(() => import('./styleguide.page'));
beforeEach(() => arrive());

test('visitors have no style guide: neither a route nor an address that belongs to anyone', () => {
  expect(routes.map((route) => route.path)).not.toContain('/styleguide');
  expect(remoteOfPath('/styleguide')).toBeNull();
});

// By text: asking hundreds of components for their roles takes seconds.
test('the workshop sees every family twice, on paper and in the dark room', async () => {
  renderRoutes(developmentRoutes, { path: '/styleguide' });
  const dark = (await screen.findAllByText('Buttons', { selector: 'h2' })).map(
    (heading) => heading.closest('[data-theme="dark"]') !== null,
  );
  expect(dark).toEqual([false, true]);
});

test('the index leads to every family in both themes', async () => {
  renderRoutes(developmentRoutes, { path: '/styleguide' });
  await screen.findAllByText('Buttons, dark');
  const links = [...document.querySelectorAll('nav[aria-label="Components"] a')];
  const anchors = links.map((link) => link.getAttribute('href') ?? '');
  expect(anchors).toEqual(expect.arrayContaining(['#buttons', '#buttons-dark', '#tabs']));
  expect(new Set(anchors).size).toBe(anchors.length);
  expect(anchors.filter((anchor) => document.querySelector(anchor) === null)).toEqual([]);
});

test('what comes over the page is opened by its word', async () => {
  const user = userEvent.setup();
  renderRoutes(developmentRoutes, { path: '/styleguide' });
  await user.click(await screen.findByText('Sheet'));
  expect(screen.getByText('Two prints, shipped.').closest('[role="dialog"]')).not.toBeNull();
});
