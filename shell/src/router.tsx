import { PageLoading } from '@gallery/ui';
import { remoteOfPath, type RemoteName } from '@gallery/contracts';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { withLazyPages } from './remotes/lazy-page';
import type { Remotes } from './remotes/remote-loader';
import type { RenderedPage } from './rendered-page';
import { Layout } from './layout/layout';
import { NotFoundPage } from './pages/not-found.page';
import { PageError } from './pages/page-error';

const PAGES = 'pages';

/**
 * The layout stays; pages come and go inside it. Errors appear in the page's place: a page's own in the inner route, a
 * remote's in the outer one, because that is as far as the router gets without the remote's routes.
 * @param pages routes of the remote whose page the server has rendered
 */
export function shellRoutes(pages: RouteObject[] = []): RouteObject[] {
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
          children: [...pages, { path: '*', Component: NotFoundPage }],
        },
      ],
    },
  ];
}

/**
 * The page's router: a remote is loaded, and its routes are added, when a path of its own is first visited.
 * @param rendered the page that stands in the document already; null for none
 */
export function createRouter(remotes: Remotes, rendered: RenderedPage | null) {
  const discovery = new RemoteDiscovery(remotes, reopen);
  const pages = rendered?.remote ? discovery.pagesOf(rendered.remote, rendered.routes) : [];
  const router = createBrowserRouter(shellRoutes(pages), {
    patchRoutesOnNavigation: discovery.patch,
    // Tells the router that its routes are all there for the first page, so that it does not look for more before it.
    ...(rendered && { hydrationData: { loaderData: {} } }),
  });
  /** A new document for the page that the visitor is on the way to. */
  function reopen(): void {
    const target = router.state.navigation.location;
    if (target) window.location.assign(router.createHref(target));
    else window.location.reload();
  }
  return router;
}

export type PageRouter = ReturnType<typeof createRouter>;

interface Discovery {
  path: string;
  patch: (routeId: string | null, children: RouteObject[]) => void;
  signal: AbortSignal;
}

/** Adds each remote's routes once. */
export class RemoteDiscovery {
  private readonly added = new Set<RemoteName>();

  constructor(
    private readonly remotes: Remotes,
    private readonly openAnew: () => void,
  ) {}

  /** A remote's routes as they are added: pages that come late can be asked for again. */
  pagesOf(name: RemoteName, routes: RouteObject[]): RouteObject[] {
    this.added.add(name);
    return withLazyPages(routes, () => this.reloadIfStale(name));
  }

  /**
   * Lets a failure to load through: the router shows it in the nearest error element and asks again at the next
   * navigation. An error route added in the remote's place would stay for ever.
   */
  readonly patch = async ({ path, patch, signal }: Discovery): Promise<void> => {
    const name = remoteOfPath(path);
    if (!name || this.added.has(name) || !this.remotes.knows(name)) return;
    const routes = await this.remotes.routesOf(name);
    // The router ignores the patch of a navigation that was overtaken by the next.
    if (signal.aborted) return;
    patch(PAGES, this.pagesOf(name, routes));
  };

  private async reloadIfStale(name: RemoteName): Promise<boolean> {
    const isStale = await this.remotes.isStale(name);
    if (isStale) this.openAnew();
    return isStale;
  }
}
