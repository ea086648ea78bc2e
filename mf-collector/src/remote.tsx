import { PageLoading } from '@gallery/ui';
import type { RemoteModule } from '@gallery/contracts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { RequiresCollector } from './pages/requires-collector';

/** The collectors' routes (route table): signed out they ask to sign in, never a 404. */
export const routes: RouteObject[] = [
  {
    HydrateFallback: PageLoading,
    children: [
      {
        // Links of emails come before the guard: they open signed out, too.
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
        children: [
          { path: '/collector/portal', lazy: () => import('./pages/portal.page') },
          { path: '/collector/collection', lazy: () => import('./pages/collection.page') },
        ],
      },
    ],
  },
];

/** Slots that this remote fills. */
export const slots: RemoteModule<RouteObject, ComponentType>['slots'] = {
  CollectorAccess: () => import('./slots/sign-in-dialog.slot'),
};
