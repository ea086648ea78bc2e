import { PageLoading } from '@gallery/ui';
import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  {
    HydrateFallback: PageLoading,
    children: [{ path: '/example', lazy: () => import('./pages/example.page') }],
  },
];
