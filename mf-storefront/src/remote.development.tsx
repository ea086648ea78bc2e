import type { RouteObject } from 'react-router';
import { routes as shopRoutes } from './remote';

/**
 * The routes of this remote served alone by its development server: the shop's, and the style guide. What visitors get
 * is built from remote.tsx, which knows nothing of it.
 */
export const routes: RouteObject[] = [
  ...shopRoutes,
  { path: '/styleguide', lazy: () => import('./pages/styleguide.page') },
];
