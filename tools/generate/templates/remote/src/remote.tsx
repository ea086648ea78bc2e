import { PageLoading } from '@gallery/ui';
import type { RouteObject } from 'react-router';
import { PageError } from './pages/page-error';

export const routes: RouteObject[] = [
  {
    ErrorBoundary: PageError,
    HydrateFallback: PageLoading,
    children: [{ path: '/example', lazy: () => import('./pages/example.page') }],
  },
];
