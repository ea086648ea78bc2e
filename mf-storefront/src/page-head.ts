import { useEffect } from 'react';

/**
 * Keeps the document's head true while the visitor moves between pages without a new document.
 * @param title what the tab says before the gallery's name
 * @param canonicalPath the one address of this page where several lead to it (G28); without it the current path
 */
export function usePageHead(title: string, galleryName: string, canonicalPath?: string): void {
  useEffect(() => {
    document.title = title === '' ? galleryName : `${title} – ${galleryName}`;
    const link = canonicalLink();
    link.href = new URL(canonicalPath ?? location.pathname, location.origin).href;
  }, [title, galleryName, canonicalPath]);
}

function canonicalLink(): HTMLLinkElement {
  const existing = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (existing) return existing;
  const link = document.createElement('link');
  link.rel = 'canonical';
  document.head.append(link);
  return link;
}
