import { PageLoading } from '@gallery/ui';
import { remoteOfPath, type RemoteName } from '@gallery/contracts';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { withLazyPages } from './remotes/lazy-page';
import { PageFallback } from './remotes/page-fallback';
import type { Remotes } from './remotes/remote-loader';
import type { RenderedPage } from './rendered-page';
import { Layout } from './layout/layout';
import { NotFoundPage } from './pages/not-found.page';

const PAGES = 'pages';

/**
 * The layout stays; pages come and go inside it. Errors replace the page: a page's own in the inner route, a
 * remote's in the outer one, because without the remote's routes the router gets no further.
 * @param pages routes of the remote whose page the server has rendered
 */
export function shellRoutes(pages: RouteObject[] = []): RouteObject[] {
  return [
    {
      id: 'layout',
      Component: () => <Layout />,
      ErrorBoundary: () => (
        <Layout>
          <PageFallback />
        </Layout>
      ),
      children: [
        {
          id: PAGES,
          HydrateFallback: PageLoading,
          ErrorBoundary: PageFallback,
          children: [...pages, { path: '*', Component: NotFoundPage }],
        },
      ],
    },
  ];
}

/**
 * The shell's router: a remote is loaded, and its routes are added, when one of its paths is first visited.
 * @param rendered the page that the server has rendered; null for none
 */
export function createRouter(remotes: Remotes, rendered: RenderedPage | null) {
  const discovery = new RemoteDiscovery(remotes, reopen);
  const pages = rendered?.remote ? discovery.pagesOf(rendered.remote, rendered.routes) : [];
  const router = createBrowserRouter(shellRoutes(pages), {
    patchRoutesOnNavigation: discovery.patch,
    // Tells the router that all routes of the first page are there, so that it does not look for more.
    ...(rendered && { hydrationData: { loaderData: {} } }),
  });
  /** Loads the page of a pending navigation as a new document. */
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

  /** A remote's routes as they are added: failed pages can be retried. */
  pagesOf(name: RemoteName, routes: RouteObject[]): RouteObject[] {
    this.added.add(name);
    return withLazyPages(routes, () => this.reloadIfStale(name));
  }

  /**
   * Lets a load failure through: the router shows it in the nearest error element and retries at the next
   * navigation. An error route in the remote's place would stay forever.
   */
  readonly patch = async ({ path, patch, signal }: Discovery): Promise<void> => {
    const name = remoteOfPath(path);
    if (!name || this.added.has(name) || !this.remotes.knows(name)) return;
    const routes = await this.remotes.routesOf(name);
    // The router ignores the patch of a navigation that was superseded.
    if (signal.aborted) return;
    patch(PAGES, this.pagesOf(name, routes));
  };

  private async reloadIfStale(name: RemoteName): Promise<boolean> {
    const isStale = await this.remotes.isStale(name);
    if (isStale) this.openAnew();
    return isStale;
  }
}
