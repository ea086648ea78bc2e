import type { CSSProperties } from 'react';
import { useViewTransitionState } from 'react-router';

/**
 * For the `viewTransition` of links to an artwork and back. Only where the browser supports it, because the router
 * warns otherwise. Rendering does not depend on it.
 */
export const HAS_VIEW_TRANSITIONS = typeof document !== 'undefined' && 'startViewTransition' in document;

/**
 * Names the picture of an artwork while the shopper navigates to its page or back, so that the browser morphs one
 * picture into the other. Two pictures of one name would cancel that: use it once per artwork and page.
 * @returns the picture's style; undefined without a navigation
 */
export function useArtworkTransition({ id, slug }: { id: string; slug: string }): CSSProperties | undefined {
  const isAtEntry = useViewTransitionState(`/fine-art/${slug}`);
  const isAtCard = useViewTransitionState(`/artwork/${slug}`);
  return isAtEntry || isAtCard ? { viewTransitionName: `work-${id}` } : undefined;
}
