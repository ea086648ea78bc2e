import { redirect, type RouteObject } from 'react-router';
import { catalogueAddress } from './catalogue-address';
import { ownDocument } from './own-document';

/** The public shop's routes; every page is its own chunk (route table). */
export const routes: RouteObject[] = [
  { path: '/', lazy: () => import('./pages/home.page') },
  { path: '/fine-art', lazy: () => import('./pages/fine-art.page') },
  { path: '/fine-art/:slug', lazy: () => import('./pages/artwork.page') },
  { path: '/artwork/:slug', lazy: () => import('./pages/artwork.page') },
  { path: '/catalog', loader: ({ request }) => redirect(catalogueAddress(request.url)) },
  { path: '/about', lazy: () => import('./pages/about.page') },
  { path: '/commercial', lazy: () => import('./pages/commercial.page') },
  { path: '/contact', lazy: () => import('./pages/contact.page') },
  { path: '/selling-partners', lazy: () => import('./pages/selling-partners.page') },
  { path: '/partner-statement/:token', lazy: () => import('./pages/partner-statement.page') },
  { path: '/visualizer', lazy: () => import('./pages/visualizer.page') },
  { path: '/newsletter/confirm', lazy: () => import('./pages/newsletter-confirm.page') },
  { path: '/newsletter/unsubscribe', lazy: () => import('./pages/newsletter-unsubscribe.page') },
  { path: '/site-preview/:section', lazy: () => import('./pages/site-preview.page') },
  { path: '/cart', lazy: () => import('./pages/cart.page') },
  { path: '/order-confirmation', lazy: () => import('./pages/order-confirmation.page') },
  { path: '/checkout', loader: ownDocument, lazy: () => import('./pages/checkout.page') },
  { path: '/order-success', lazy: () => import('./pages/order-success.page') },
  { path: '/payment-success', lazy: () => import('./pages/payment-success.page') },
  { path: '/order-lookup', lazy: () => import('./pages/order-lookup.page') },
];
