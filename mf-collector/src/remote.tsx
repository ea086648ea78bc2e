import type { RouteObject } from 'react-router';
import { PageError } from './pages/page-error';
import { PageLoading } from './pages/page-loading';

/** The collectors' routes (P2, route table). */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: PageError,
    HydrateFallback: PageLoading,
    children: [
      { path: '/collector', lazy: () => import('./pages/collector.page') },
      { path: '/collector/portal', lazy: () => import('./pages/collector.page') },
    ],
  },
];
