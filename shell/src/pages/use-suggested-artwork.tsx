import type { ReactNode } from 'react';
import { useLazyModule } from '../use-lazy-module';

const load = () => import('./suggested-artwork');

/** An artwork for a page that has nothing else to show; nothing where its code cannot be loaded. */
export function useSuggestedArtwork(): ReactNode {
  const module = useLazyModule(load, true);
  // Its space is kept from the start.
  return module ? <module.default /> : <span />;
}
