import { useLayoutEffect } from 'react';

const useBeforePaint = typeof window === 'undefined' ? () => {} : useLayoutEffect;

/** Puts the whole document, navigation included, into the dark room while a live page is open. */
export function useDarkRoom(): void {
  useBeforePaint(() => {
    const { dataset } = document.documentElement;
    dataset['room'] = 'dark';
    return () => {
      delete dataset['room'];
    };
  }, []);
}
