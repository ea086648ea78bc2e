import { useEffect } from 'react';

/** Leaves the page alone in the document, without navigation and footer: the wall has nobody to use them. */
export function useBareLayout(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['frame'] = 'bare';
    return () => {
      delete dataset['frame'];
    };
  }, []);
}
