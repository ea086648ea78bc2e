import type { RouteObject } from 'react-router';
import { PageError } from './pages/page-error';
import { PageLoading } from './pages/page-loading';

/** The console's routes: /admin and below (A2). */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: PageError,
    HydrateFallback: PageLoading,
    children: [
      { path: '/admin/events/:id/upload', lazy: () => import('./pages/event-upload.page') },
      { path: '/admin/*', lazy: () => import('./pages/console.page') },
    ],
  },
];
