import type { PageHandle } from '@gallery/contracts';
import { redirect, type RouteObject } from 'react-router';
import { AdminLayout } from './layout/admin-layout';
import { OwnerRoute, PageError, PageLoading } from './layout/page-states';

/** The shell shows no header or footer of the public site around the admin. */
const handle: PageHandle = { hasOwnLayout: true };

const entry = { handle, ErrorBoundary: PageError, HydrateFallback: PageLoading };

/** The admin's routes: /admin and below, the dashboard first. A page is one line. */
export const routes: RouteObject[] = [
  {
    path: '/admin/login',
    ...entry,
    lazy: () => import('./pages/access/login.page'),
  },
  {
    path: '/admin/password',
    ...entry,
    lazy: () => import('./pages/access/choose-password.page'),
  },
  {
    path: '/admin',
    ...entry,
    Component: AdminLayout,
    children: [
      {
        // A failing page leaves the sidebar in place.
        ErrorBoundary: PageError,
        children: [
          { index: true, loader: () => redirect('/admin/dashboard'), Component: PageLoading },
          { path: 'dashboard', lazy: () => import('./pages/dashboard/dashboard.page') },
          { path: 'inventory', lazy: () => import('./pages/catalog/inventory.page') },
          { path: 'inventory/:id', lazy: () => import('./pages/catalog/artwork.page') },
          { path: 'editions/:id', lazy: () => import('./pages/catalog/edition.page') },
          { path: 'orders/:id?', lazy: () => import('./pages/orders/orders.page') },
          { path: 'unpaid-holds', lazy: () => import('./pages/orders/unpaid-holds.page') },
          { path: 'certificates/:id?', lazy: () => import('./pages/orders/certificates.page') },
          { path: 'inbox/:id?', lazy: () => import('./pages/inbox/inbox.page') },
          { path: 'letters/:id?', lazy: () => import('./pages/people/letters.page') },
          { path: 'people/:id?', lazy: () => import('./pages/people/people.page') },
          { path: 'collectors/:id?', lazy: () => import('./pages/collectors/collectors.page') },
          { path: 'previews/:id?', lazy: () => import('./pages/collectors/private-previews.page') },
          { path: 'commissions/:id?', lazy: () => import('./pages/collectors/commission-requests.page') },
          { path: 'notes', lazy: () => import('./pages/collectors/artist-notes.page') },
          { path: 'emails', lazy: () => import('./pages/operations/emails.page') },
          { path: 'events', lazy: () => import('./pages/events/events.page') },
          { path: 'events/:id/run', lazy: () => import('./pages/events/run-event.page') },
          { path: 'events/:id/upload', lazy: () => import('./pages/events/event-upload.page') },
          { path: 'analytics', lazy: () => import('./pages/analytics/analytics.page') },
          { path: 'account', lazy: () => import('./pages/access/account.page') },
          {
            Component: OwnerRoute,
            children: [
              { path: 'inventory/import', lazy: () => import('./pages/catalog/inventory-import.page') },
              { path: 'partners/:id?', lazy: () => import('./pages/affiliates/affiliates.page') },
              {
                path: 'selling-partners',
                lazy: () => import('./pages/affiliates/affiliate-management.page'),
              },
              {
                path: 'selling-partners/lines',
                lazy: () => import('./pages/affiliates/affiliate-commissions.page'),
              },
              { path: 'staff', lazy: () => import('./pages/access/staff.page') },
              { path: 'audit-log', lazy: () => import('./pages/operations/audit.page') },
              { path: 'settings', lazy: () => import('./pages/settings/settings.page') },
              { path: 'settings/sales', lazy: () => import('./pages/settings/sale-settings.page') },
              {
                path: 'settings/live-events',
                lazy: () => import('./pages/settings/live-event-settings.page'),
              },
              { path: 'settings/personal-data', lazy: () => import('./pages/settings/personal-data.page') },
              { path: 'settings/series', lazy: () => import('./pages/settings/series.page') },
              { path: 'settings/prices', lazy: () => import('./pages/settings/price-book.page') },
              {
                path: 'settings/site',
                loader: () => redirect('/admin/settings/site/home'),
                Component: PageLoading,
              },
              { path: 'settings/site/:section', lazy: () => import('./pages/settings/site-content.page') },
              {
                path: 'settings/stripe-webhooks',
                lazy: () => import('./pages/settings/stripe-webhooks.page'),
              },
              { path: 'settings/health', lazy: () => import('./pages/settings/health.page') },
              { path: 'settings/tracking', lazy: () => import('./pages/settings/tracking.page') },
              {
                path: 'settings/email-templates/:key?',
                lazy: () => import('./pages/settings/email-templates.page'),
              },
            ],
          },
          { path: '*', lazy: () => import('./pages/not-found.page') },
        ],
      },
    ],
  },
];
