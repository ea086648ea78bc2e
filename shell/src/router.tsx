import { remoteOfPath, type RemoteName } from '@gallery/contracts';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { withLatePages } from './remotes/late-page';
import type { RemoteLoader } from './remotes/remote-loader';
import { Layout } from './layout/layout';
import { NotFoundPage } from './pages/not-found.page';
import { PageError } from './pages/page-error';
import { PageLoading } from './pages/page-loading';

/** What the router needs of the loader. */
export type Remotes = Pick<RemoteLoader, 'knows' | 'routesOf' | 'isStale'>;

const PAGES = 'pages';

/**
 * The layout stays; pages come and go inside it. Errors appear in the page's place: a page's own in the inner route, a
 * remote's in the outer one, because that is as far as the router gets without the remote's routes.
 */
export function shellRoutes(): RouteObject[] {
  return [
    {
      id: 'layout',
      Component: () => <Layout />,
      HydrateFallback: () => (
        <Layout>
          <PageLoading />
        </Layout>
      ),
      ErrorBoundary: () => (
        <Layout>
          <PageError />
        </Layout>
      ),
      children: [
        {
          id: PAGES,
          ErrorBoundary: PageError,
          children: [{ path: '*', Component: NotFoundPage }],
        },
      ],
    },
  ];
}

/** The page's router: a remote is loaded, and its routes are added, when a path of its own is first visited. */
export function createRouter(remotes: Remotes) {
  const router = createBrowserRouter(shellRoutes(), {
    patchRoutesOnNavigation: addRemoteOf(remotes, openAnew),
  });
  /** A new document for the page that the visitor is on the way to. */
  function openAnew(): void {
    const target = router.state.navigation.location;
    if (target) window.location.assign(router.createHref(target));
    else window.location.reload();
  }
  return router;
}

interface Discovery {
  path: string;
  patch: (routeId: string | null, children: RouteObject[]) => void;
  signal: AbortSignal;
}

/**
 * Lets a failure to load through: the router shows it in the nearest error element and asks again at the next
 * navigation. An error route added in the remote's place would stay for ever.
 */
export function addRemoteOf(remotes: Remotes, openAnew: () => void) {
  const added = new Set<RemoteName>();
  return async ({ path, patch, signal }: Discovery): Promise<void> => {
    const name = remoteOfPath(path);
    if (!name || added.has(name) || !remotes.knows(name)) return;
    const routes = await remotes.routesOf(name);
    // The router ignores the patch of a navigation that was overtaken by the next.
    if (signal.aborted) return;
    patch(PAGES, withLatePages(routes, reloadIfStale(name)));
    added.add(name);
  };

  function reloadIfStale(name: RemoteName) {
    return async () => {
      const isStale = await remotes.isStale(name);
      if (isStale) openAnew();
      return isStale;
    };
  }
}
