import { useGallerySettings } from '@gallery/session';
import { useEffect } from 'react';

/** Tags that the server wrote for the page of the document; they do not describe another page. */
const DOCUMENT_ONLY_TAGS = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[property^="og:description"]',
  'meta[property^="og:image"]',
  'meta[property="og:type"]',
  'script[type="application/ld+json"]',
].join(', ');

/**
 * Updates the document head on client-side navigation: sets what link previews read, removes what only the page's own
 * document can say.
 * @param title the tab's title before the gallery's name; empty on the home page
 * @param canonicalPath the canonical path of a page with several addresses; default: the current path
 */
export function usePageHead(title: string, canonicalPath?: string): void {
  const galleryName = useGallerySettings(({ settings }) => settings.brand.name);
  useEffect(() => {
    document.title = title === '' ? galleryName : `${title} – ${galleryName}`;
    const link = findOrCreateHeadElement('link', 'rel', 'canonical');
    // The server knows the public host; the shopper may have come by another.
    const base = link.getAttribute('href') ?? location.origin;
    const address = new URL(canonicalPath ?? location.pathname, base).href;
    if (link.getAttribute('href') === address) return;
    link.setAttribute('href', address);
    for (const element of document.head.querySelectorAll(DOCUMENT_ONLY_TAGS)) element.remove();
    findOrCreateHeadElement('meta', 'property', 'og:title').setAttribute('content', title || galleryName);
    findOrCreateHeadElement('meta', 'property', 'og:url').setAttribute('content', address);
  }, [title, galleryName, canonicalPath]);
}

function findOrCreateHeadElement(
  element: 'link' | 'meta',
  attribute: 'rel' | 'property',
  value: string,
): Element {
  const existing = document.head.querySelector(`${element}[${attribute}="${value}"]`);
  if (existing) return existing;
  const made = document.createElement(element);
  made.setAttribute(attribute, value);
  document.head.append(made);
  return made;
}
