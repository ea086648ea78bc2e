import { PageLoading } from '@gallery/ui';
import type { RouteObject } from 'react-router';

/** The live events' routes (route table). */
export const routes: RouteObject[] = [
  {
    HydrateFallback: PageLoading,
    children: [
      { path: '/live-events', lazy: () => import('./pages/live-events.page') },
      { path: '/live-event-gate/:eventTag', lazy: () => import('./pages/live-event-gate.page') },
      { path: '/site-preview/live', lazy: () => import('./pages/site-preview.page') },
      { path: '/live-event/:eventId/projector', lazy: () => import('./pages/live-event-projector.page') },
      { path: '/live-event/:eventId?', lazy: () => import('./pages/live-event.page') },
    ],
  },
];
