import type { FormTree } from './form-body';

/** One API request for a route. */
export interface ApiRequest {
  /** The value of `:id` in the path. */
  id: string;
  /** Query of a GET, body of a POST. */
  fields: FormTree;
}

/** A route answers with the object to send, or throws ApiFailure. It is synchronous: no two requests interleave. */
export type Route = (request: ApiRequest) => object;

/** Routes by `METHOD /path/:id`. */
export type Routes = Readonly<Record<string, Route>>;

/** Finds the route of a method and path, with the id in the path. */
export function findRoute(routes: Routes, method: string, path: string): { route: Route; id: string } | null {
  const parts = path.split('/');
  for (const [name, route] of Object.entries(routes)) {
    const [routeMethod, routePath = ''] = name.split(' ');
    const wanted = routePath.split('/');
    if (routeMethod !== method || wanted.length !== parts.length) continue;
    if (!wanted.every((part, index) => part === ':id' || part === parts[index])) continue;
    return { route, id: decodeURIComponent(parts[wanted.indexOf(':id')] ?? '') };
  }
  return null;
}
