import { redirect, type RouteObject } from 'react-router';
import { catalogRedirectPath } from './catalog-redirect';
import { loadOwnDocument } from './document-loader';

/** The public shop's routes; every page is its own chunk (route table). */
export const routes: RouteObject[] = [
  { path: '/', lazy: () => import('./pages/content/home.page') },
  { path: '/fine-art', lazy: () => import('./pages/catalog/fine-art.page') },
  { path: '/fine-art/:slug', lazy: () => import('./pages/catalog/artwork.page') },
  { path: '/artwork/:slug', lazy: () => import('./pages/catalog/artwork.page') },
  { path: '/ledger', lazy: () => import('./pages/catalog/ledger.page') },
  { path: '/catalog', loader: ({ request }) => redirect(catalogRedirectPath(request.url)) },
  { path: '/about', lazy: () => import('./pages/content/about.page') },
  { path: '/commercial', lazy: () => import('./pages/content/commercial.page') },
  { path: '/contact', lazy: () => import('./pages/content/contact.page') },
  { path: '/selling-partners', lazy: () => import('./pages/affiliates/selling-partners.page') },
  { path: '/partner-statement/:token', lazy: () => import('./pages/affiliates/partner-statement.page') },
  { path: '/visualizer', lazy: () => import('./pages/catalog/visualizer.page') },
  { path: '/back-in-stock', lazy: () => import('./pages/catalog/back-in-stock.page') },
  { path: '/newsletter/confirm', lazy: () => import('./pages/content/newsletter-confirm.page') },
  { path: '/newsletter/unsubscribe', lazy: () => import('./pages/content/newsletter-unsubscribe.page') },
  { path: '/site-preview/:section', lazy: () => import('./pages/content/site-preview.page') },
  { path: '/cart', lazy: () => import('./pages/checkout/cart.page') },
  { path: '/order-confirmation', lazy: () => import('./pages/checkout/order-confirmation.page') },
  { path: '/checkout', loader: loadOwnDocument, lazy: () => import('./pages/checkout/checkout.page') },
  { path: '/order-success', lazy: () => import('./pages/orders/order-success.page') },
  { path: '/payment-success', lazy: () => import('./pages/orders/payment-success.page') },
  { path: '/order-lookup', lazy: () => import('./pages/orders/order-lookup.page') },
];
