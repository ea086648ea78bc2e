import type { RouteObject } from 'react-router';
import { routes as shopRoutes } from './remote';

/**
 * Routes of this remote's development server: the shop's, and the style guide, which production builds do not
 * contain.
 */
export const routes: RouteObject[] = [
  ...shopRoutes,
  { path: '/styleguide', lazy: () => import('./pages/styleguide.page') },
];
