import { PageLoading } from '@gallery/ui';
import type { RemoteModule } from '@gallery/contracts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { PageError } from './pages/page-error';
import { RequiresCollector } from './pages/requires-collector';

/** The collectors' routes (route table): who is signed out finds the way in there, never a 404. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: PageError,
    HydrateFallback: PageLoading,
    children: [
      {
        // What a mail's link asks for comes before the guard: it opens signed out too.
        lazy: () => import('./pages/email-link'),
        children: [
          {
            Component: RequiresCollector,
            children: [{ path: '/collector', lazy: () => import('./pages/collector.page') }],
          },
        ],
      },
      { path: '/certificate/:coaId', lazy: () => import('./pages/certificate.page') },
      { path: '/certificate-transfer', lazy: () => import('./pages/certificate-transfer.page') },
      {
        Component: RequiresCollector,
        children: [{ path: '/collector/portal', lazy: () => import('./pages/portal.page') }],
      },
    ],
  },
];

/** What the shell shows anywhere. */
export const slots: RemoteModule<RouteObject, ComponentType>['slots'] = {
  CollectorAccess: () => import('./slots/collector-access.slot'),
};
