import { remoteOfPath, type RemoteName } from '@gallery/contracts';
import { matchRoutes, type RouteObject } from 'react-router';
import type { Remotes } from './remotes/remote-loader';

/** The remote of a page that the server has rendered, and its routes, of which this page's need nothing more. */
export interface RenderedPage {
  /** Null for a path that no remote owns. */
  remote: RemoteName | null;
  routes: RouteObject[];
}

/**
 * Brings the code of a rendered page before React looks at it: the first render in the browser must be complete, or it
 * would not be the server's. Null when it cannot be had.
 */
export async function loadRenderedPage(remotes: Remotes, path: string): Promise<RenderedPage | null> {
  const remote = remoteOfPath(path);
  try {
    const routes = remote === null ? [] : await remotes.routesOf(remote);
    return { remote, routes: await withLoadedPage(path, routes) };
  } catch {
    return null;
  }
}

/** The same routes; those that lead to the path have their lazy parts in place. */
async function withLoadedPage(path: string, routes: RouteObject[]): Promise<RouteObject[]> {
  const pending = new Set(matchRoutes(routes, path)?.map(({ route }) => route));
  const complete = async (route: RouteObject): Promise<RouteObject> => {
    if (!pending.has(route)) return route;
    const page = typeof route.lazy === 'function' ? await route.lazy() : {};
    if (route.index) return { ...route, ...page, lazy: undefined };
    const children = route.children && (await Promise.all(route.children.map(complete)));
    return { ...route, ...page, lazy: undefined, children };
  };
  return Promise.all(routes.map(complete));
}
