import type { PageHandle } from '@gallery/contracts';
import { redirect, type RouteObject } from 'react-router';
import { ConsoleFrame } from './frame/console-frame';
import { ForOwner } from './pages/for-owner';
import { PageError } from './pages/page-error';
import { PageLoading } from './pages/page-loading';

/** The shell shows nothing of the public site around the console. */
const handle: PageHandle = { hasOwnFrame: true };

/** The console's routes: /admin and below, the dashboard first. A page is one line. */
export const routes: RouteObject[] = [
  {
    path: '/admin/login',
    handle,
    ErrorBoundary: PageError,
    HydrateFallback: PageLoading,
    lazy: () => import('./pages/login.page'),
  },
  {
    path: '/admin/password',
    handle,
    ErrorBoundary: PageError,
    HydrateFallback: PageLoading,
    lazy: () => import('./pages/choose-password.page'),
  },
  {
    path: '/admin',
    handle,
    Component: ConsoleFrame,
    ErrorBoundary: PageError,
    HydrateFallback: PageLoading,
    children: [
      {
        // A page that fails leaves the sidebar standing.
        ErrorBoundary: PageError,
        children: [
          { index: true, loader: () => redirect('/admin/dashboard'), Component: PageLoading },
          { path: 'dashboard', lazy: () => import('./pages/dashboard.page') },
          { path: 'inventory', lazy: () => import('./pages/inventory.page') },
          { path: 'inventory/:id', lazy: () => import('./pages/artwork.page') },
          { path: 'editions/:id', lazy: () => import('./pages/edition.page') },
          { path: 'orders/:number?', lazy: () => import('./pages/orders.page') },
          { path: 'certificates/:coaId?', lazy: () => import('./pages/certificates.page') },
          { path: 'inbox/:id?', lazy: () => import('./pages/inbox.page') },
          { path: 'collectors/:id?', lazy: () => import('./pages/collectors.page') },
          { path: 'previews/:id?', lazy: () => import('./pages/previews.page') },
          { path: 'commissions/:id?', lazy: () => import('./pages/commissions.page') },
          { path: 'notes', lazy: () => import('./pages/artist-notes.page') },
          { path: 'mails', lazy: () => import('./pages/mails.page') },
          { path: 'events', lazy: () => import('./pages/events.page') },
          { path: 'events/:id/upload', lazy: () => import('./pages/event-upload.page') },
          { path: 'analytics', lazy: () => import('./pages/analytics.page') },
          { path: 'account', lazy: () => import('./pages/account.page') },
          {
            Component: ForOwner,
            children: [
              { path: 'inventory/import', lazy: () => import('./pages/inventory-import.page') },
              { path: 'partners/:id?', lazy: () => import('./pages/partners.page') },
              { path: 'selling-partners', lazy: () => import('./pages/partner-management.page') },
              { path: 'selling-partners/lines', lazy: () => import('./pages/commission-lines.page') },
              { path: 'staff', lazy: () => import('./pages/staff.page') },
              { path: 'audit', lazy: () => import('./pages/audit.page') },
              { path: 'settings', lazy: () => import('./pages/settings.page') },
              { path: 'settings/series', lazy: () => import('./pages/series.page') },
              { path: 'settings/prices', lazy: () => import('./pages/price-book.page') },
              {
                path: 'settings/site',
                loader: () => redirect('/admin/settings/site/home'),
                Component: PageLoading,
              },
              { path: 'settings/site/:section', lazy: () => import('./pages/site-texts.page') },
              { path: 'settings/tracking', lazy: () => import('./pages/tracking.page') },
              { path: 'settings/mails/:key?', lazy: () => import('./pages/mail-texts.page') },
            ],
          },
          { path: '*', lazy: () => import('./pages/not-found.page') },
        ],
      },
    ],
  },
];
