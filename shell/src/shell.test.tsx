import { createQueryClient, eventQuery } from '@gallery/api-client';
import { THEME_COLORS, type RemoteName } from '@gallery/contracts';
import { useCart, useGallerySettings, type NewCartItem } from '@gallery/session';
import { anEvent, gallerySettings } from '@gallery/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app';
import { RemoteUnavailable } from './remotes/remote-unavailable-error';
import type { Remotes } from './remotes/remote-loader';
import { RemoteDiscovery, shellRoutes } from './router';

const PRINT: NewCartItem = {
  id: 'artwork-1-7x5',
  artworkId: 'artwork-1',
  title: 'Shallows',
  series: 'ENVIRONMENTS',
  year: 2026,
  imageUrl: '/shallows.jpg',
  editionNumber: '3',
  editionSize: '7x5',
  size: '7x5',
  frameSize: '',
  frameType: 'Unframed',
  price: 333,
  remaining: 9,
};

/** Remotes that answer from a table; what is missing there is unavailable. */
class TableOfRemotes implements Remotes {
  constructor(readonly routes: Partial<Record<RemoteName, RouteObject[]>>) {}
  knows = () => true;
  isStale = () => Promise.resolve(false);
  routesOf = (name: RemoteName) => {
    const routes = this.routes[name];
    return routes ? Promise.resolve(routes) : Promise.reject(new RemoteUnavailable(name, 'away'));
  };
}

const live: RouteObject[] = [
  { path: '/live-events', Component: () => <h1>Live room</h1> },
  { path: '/live-event/:eventId', Component: () => <h1>Feed</h1> },
  { path: '/live-event/:eventId/projector', Component: () => <h1>Wall</h1> },
];
const shop: RouteObject[] = [
  {
    path: '/fine-art',
    Component: () => (
      <>
        <h1>All works</h1>
        <Link to="/fine-art/shallows">Shallows</Link>
      </>
    ),
  },
  { path: '/fine-art/:slug', Component: () => <h1>One work</h1> },
];

function open(
  path: string,
  remotes: Remotes = new TableOfRemotes({ mf_live: live, mf_storefront: shop }),
  queryClient = createQueryClient(),
) {
  const router = createMemoryRouter(shellRoutes(), {
    initialEntries: [path],
    patchRoutesOnNavigation: new RemoteDiscovery(remotes, () => undefined).patch,
  });
  render(
    <App queryClient={queryClient}>
      <RouterProvider router={router} />
    </App>,
  );
  return { router, user: userEvent.setup() };
}

const mainNavigation = () => within(screen.getByRole('navigation', { name: 'Main' }));

beforeEach(() => {
  useGallerySettings.getState().update(gallerySettings());
  useCart.getState().clear();
  window.scrollTo = jest.fn();
});

it.each(['live', 'completed'] as const)(
  'marks the header of a %s event only while it is live',
  async (status) => {
    const queryClient = createQueryClient();
    queryClient.setQueryData(eventQuery('evening').queryKey, anEvent({ tag: 'evening', status }));
    open('/live-event/evening', undefined, queryClient);
    await screen.findByRole('heading', { name: 'Feed' });
    const link = mainNavigation().getByRole('link', { name: 'Live Events' });
    expect(link.querySelectorAll('.liveMark')).toHaveLength(status === 'live' ? 1 : 0);
  },
);

it('loads the remote that owns the path', async () => {
  open('/live-events');
  expect(await screen.findByRole('heading', { name: 'Live room' })).toBeVisible();
});

it('says at an unknown path what it must, and leads on (S14, G30)', async () => {
  open('/nothing/here');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Nothing hangs here.')).toBeVisible();
  expect(main.getByRole('link', { name: 'Fine Art' })).toHaveAttribute('href', '/fine-art');
  expect(main.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('404 Page Not Found – TF Gallery');
});

it('asks a developer at an unknown path for the forgotten route, and no visitor (S15, R14)', async () => {
  document.documentElement.dataset['development'] = '';
  open('/nothing/here');
  expect(await screen.findByText('Did you forget to add the page to the router?')).toBeVisible();
  expect(screen.queryByText('Nothing hangs here.')).not.toBeInTheDocument();
  delete document.documentElement.dataset['development'];
});

it('shows a panel in the place of a remote that is away while the others work, and finds it again', async () => {
  const remotes = new TableOfRemotes({ mf_live: live });
  const { user } = open('/fine-art', remotes);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('alert')).toHaveTextContent('This page is not available right now.');

  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Live events' }));
  expect(await screen.findByRole('heading', { name: 'Live room' })).toBeVisible();

  await user.click(mainNavigation().getByRole('link', { name: 'Fine Art' }));
  remotes.routes.mf_storefront = shop;
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'All works' })).toBeVisible();
});

it('leads into the dark room of the live pages and out of it again', async () => {
  document.head.innerHTML = '<meta name="theme-color" content="#f7f4ed">';
  const ground = () => [
    document.documentElement.dataset['theme'],
    document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
  ];
  const { user } = open('/live-events');
  await screen.findByRole('heading', { name: 'Live room' });
  expect(ground()).toEqual(['dark', THEME_COLORS.dark]);
  await user.click(mainNavigation().getByRole('link', { name: 'Fine Art' }));
  await screen.findByRole('heading', { name: 'All works' });
  expect(ground()).toEqual(['paper', THEME_COLORS.paper]);
});

it('is in the dark while a live page cannot be had', async () => {
  open('/live-events', new TableOfRemotes({}));
  await screen.findByRole('button', { name: 'Retry' });
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

it('keeps the rest of the page when one page fails', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.reportError = jest.fn();
  const error = new Error('broken page');
  const broken: RouteObject = {
    path: '/live-events',
    Component: () => {
      throw error;
    },
  };
  open('/live-events', new TableOfRemotes({ mf_live: [broken] }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on this page.');
  expect(mainNavigation().getByRole('link', { name: 'Fine Art' })).toBeVisible();
  expect(window.reportError).toHaveBeenCalledWith(error);
  jest.restoreAllMocks();
});

it('leads from the top of every page to Fine Art, About and Contact (S19)', async () => {
  open('/live-events');
  await screen.findByRole('heading', { name: 'Live room' });
  const leadsTo = (name: string) => mainNavigation().getByRole('link', { name }).getAttribute('href');
  expect(['Fine Art', 'About', 'Contact'].map(leadsTo)).toEqual(['/fine-art', '/about', '/contact']);
});

it('has live events and the cart alone at the top of a live event (R16)', async () => {
  open('/live-event/tfgallery');
  await screen.findByRole('heading', { name: 'Feed' });
  const links = mainNavigation().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/live-events', '/cart']);
  expect(links[0]).toHaveAccessibleName('Live Events');
  expect(mainNavigation().queryByRole('button')).not.toBeInTheDocument();
});

it('has nothing but the page on a projector, from the start', async () => {
  open('/live-event/tfgallery/projector');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  await screen.findByRole('heading', { name: 'Wall' });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

it('starts a new page at its top with the focus on it, and tells where it is (S17)', async () => {
  const { user } = open('/fine-art');
  await user.click(await screen.findByRole('link', { name: 'Shallows' }));
  expect(await screen.findByRole('heading', { name: 'One work' })).toBeVisible();
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(screen.getByRole('main')).toHaveFocus();
  expect(mainNavigation().getByRole('link', { name: 'Fine Art' })).toHaveAttribute('aria-current', 'page');
});

it('counts the prints in the cart (S21)', async () => {
  useCart.getState().add(PRINT);
  useCart.getState().add(PRINT);
  open('/live-events');
  const [link] = await screen.findAllByRole('link', { name: 'Cart (2)' });
  expect(link).toHaveAttribute('href', '/cart');
});

it('hides the cart while the gallery sells by inquiry (S21, S25)', async () => {
  useGallerySettings.getState().update(gallerySettings({ salesMode: 'inquire' }));
  useCart.getState().add(PRINT);
  open('/live-events');
  await screen.findByRole('heading', { name: 'Live room' });
  expect(screen.queryByRole('link', { name: /^Cart/ })).toBeNull();
});

it('opens the menu by its word, closes it with Escape and gives the focus back (S22)', async () => {
  const { user } = open('/live-events');
  await screen.findByRole('heading', { name: 'Live room' });
  const menu = screen.getByRole('button', { name: 'Menu' });
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  await user.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  await user.keyboard('{Escape}');
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(menu).toHaveFocus();
});

it('closes the menu, which hides the page, when the focus leaves it', async () => {
  const { user } = open('/live-events');
  await screen.findByRole('heading', { name: 'Live room' });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  screen.getByRole('button', { name: 'Close' });
  act(() => within(screen.getByRole('contentinfo')).getByRole('link', { name: 'About' }).focus());
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
});

it('keeps the menu open when the page’s address changes by itself', async () => {
  const { user, router } = open('/live-events?ref=studio');
  await screen.findByRole('heading', { name: 'Live room' });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await act(() => router.navigate('/live-events', { replace: true }));
  expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('aria-expanded', 'true');
  await user.click(mainNavigation().getByRole('link', { name: 'Live Events' }));
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
});

it('keeps the menu open, and the focus on its word, when the page arrives', async () => {
  let arrive = (): void => undefined;
  const remotes = new TableOfRemotes({ mf_storefront: shop });
  const routes = new Promise<RouteObject[]>((resolve) => {
    arrive = () => resolve(shop);
  });
  const { user } = open('/fine-art', Object.assign(remotes, { routesOf: () => routes }));
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await act(async () => arrive());
  expect(await screen.findByRole('heading', { name: 'All works' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});

it('closes the menu when a link of it is followed', async () => {
  const { user } = open('/live-events');
  await screen.findByRole('heading', { name: 'Live room' });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(mainNavigation().getByRole('link', { name: 'Fine Art' }));
  await screen.findByRole('heading', { name: 'All works' });
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
});

it('leads from the foot of every page to the gallery and its pages (S96)', async () => {
  open('/fine-art');
  const footer = await screen.findByRole('contentinfo');
  const leadsTo = (name: string) => within(footer).getByRole('link', { name }).getAttribute('href');
  expect(['TF Gallery', 'Fine Art', 'About', 'Contact'].map(leadsTo)).toEqual([
    '/',
    '/fine-art',
    '/about',
    '/contact',
  ]);
});

it('links to the places that the settings name (S20, G96)', async () => {
  open('/live-events');
  await screen.findByRole('heading', { name: 'Live room' });
  const link = mainNavigation().getByRole('link', { name: 'Instagram' });
  expect(link).toHaveAttribute('href', 'https://instagram.example/tfgallery');
});
