import { redirectDocument, type LoaderFunctionArgs } from 'react-router';

/**
 * Loads the page's own document when the visitor comes from another page without one: only the document of the payment
 * page lets Stripe's script in.
 */
export function loadOwnDocument({ request }: LoaderFunctionArgs): Response | null {
  const [arrival] = performance.getEntriesByType('navigation');
  const { pathname } = new URL(request.url);
  const isHere = !arrival || new URL(arrival.name, request.url).pathname === pathname;
  return isHere ? null : redirectDocument(request.url);
}
