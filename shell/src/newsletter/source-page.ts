import type { NewsletterSubscriptionRequest } from '@gallery/contracts';

/** A page with the newsletter form, as the API names it. */
export type SourcePage = NewsletterSubscriptionRequest['sourcePage'];

const SOURCES: readonly [RegExp, SourcePage][] = [
  [/^\/$/, 'landing'],
  [/^\/fine-art$/, 'fine-art'],
  [/^\/(fine-art|artwork)\/[^/]+$/, 'artwork-detail'],
  [/^\/commercial$/, 'commercial'],
  [/^\/about$/, 'about'],
  [/^\/contact$/, 'contact'],
  [/^\/cart$/, 'cart'],
  [/^\/live-events?(\/[^/]+)?$/, 'live-event'],
];

/** The source of a subscription on this path, or null for a page without the form. */
export function sourcePageOfPath(path: string): SourcePage | null {
  const normal = path.toLowerCase().replace(/\/+$/, '') || '/';
  return SOURCES.find(([pattern]) => pattern.test(normal))?.[1] ?? null;
}
