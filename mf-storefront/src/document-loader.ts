import { redirectDocument, type LoaderFunctionArgs } from 'react-router';

/**
 * Loads the payment page as a document when it is reached from another page: only its own document's policy allows
 * Stripe's script.
 */
export function loadOwnDocument({ request }: LoaderFunctionArgs): Response | null {
  const [arrival] = performance.getEntriesByType('navigation');
  const { pathname } = new URL(request.url);
  const isHere = !arrival || new URL(arrival.name, request.url).pathname === pathname;
  return isHere ? null : redirectDocument(request.url);
}
