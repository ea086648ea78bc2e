import { remoteOfPath, type RemoteName } from '@gallery/contracts';
import { matchRoutes, type RouteObject } from 'react-router';
import type { Remotes } from './remotes/remote-loader';

/** The remote of a server-rendered page and its routes; the page's own are fully loaded. */
export interface RenderedPage {
  /** Null for a path without a remote. */
  remote: RemoteName | null;
  routes: RouteObject[];
}

/**
 * Loads the code of a rendered page before hydration: the first render in the browser must equal the server's. Null
 * if it cannot be loaded.
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

/** The same routes; those that match the path have their lazy parts loaded. */
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
