import type { CSSProperties } from 'react';
import { useViewTransitionState } from 'react-router';

/**
 * For the `viewTransition` of links to a work and back. Only where the browser has them, since the router warns on the
 * console where not. Nothing that is rendered depends on it.
 */
export const HAS_VIEW_TRANSITIONS = typeof document !== 'undefined' && 'startViewTransition' in document;

/**
 * Names the picture of a work while the visitor goes to its page or comes back from it, so that the browser carries the
 * one picture over into the other. Two pictures of one name would cancel that: one a work and page.
 * @returns style of the picture's frame; undefined while nobody is on the way
 */
export function useArtworkTransition({ id, slug }: { id: string; slug: string }): CSSProperties | undefined {
  const isAtEntry = useViewTransitionState(`/fine-art/${slug}`);
  const isAtCard = useViewTransitionState(`/artwork/${slug}`);
  return isAtEntry || isAtCard ? { viewTransitionName: `work-${id}` } : undefined;
}
