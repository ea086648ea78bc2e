import { useEffect } from 'react';

/** What the server wrote about the page that the document was made for. None of it is true of another page. */
const DOCUMENT_ONLY_TAGS = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[property^="og:description"]',
  'meta[property^="og:image"]',
  'meta[property="og:type"]',
  'script[type="application/ld+json"]',
].join(', ');

/**
 * Keeps the document's head true while the visitor moves between pages without a new document: what shares of a page read
 * is written anew, what only its own document could say is taken away.
 * @param title what the tab says before the gallery's name
 * @param canonicalPath the one address of this page where several lead to it; without it the current path
 */
export function usePageHead(title: string, galleryName: string, canonicalPath?: string): void {
  useEffect(() => {
    document.title = title === '' ? galleryName : `${title} – ${galleryName}`;
    const link = findOrCreateHeadElement('link', 'rel', 'canonical');
    // The server knows under which host the gallery is public; the visitor may have come by another.
    const base = link.getAttribute('href') ?? location.origin;
    const address = new URL(canonicalPath ?? location.pathname, base).href;
    if (link.getAttribute('href') === address) return;
    link.setAttribute('href', address);
    for (const element of document.head.querySelectorAll(DOCUMENT_ONLY_TAGS)) element.remove();
    findOrCreateHeadElement('meta', 'property', 'og:title').setAttribute('content', title || galleryName);
    findOrCreateHeadElement('meta', 'property', 'og:url').setAttribute('content', address);
  }, [title, galleryName, canonicalPath]);
}

/** The element of this name, made when the document has none. */
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
