import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

/** How long after the answer to a request of this window its announcement can come. */
const OWN_CHANGE_MS = 5_000;

/**
 * Messages name the person, not the window: the user's own change comes from here while something is sent from here, or
 * soon after its answer.
 */
export function useIsWritingHere(): () => boolean {
  const mutations = useQueryClient().getMutationCache();
  const answeredAt = useRef(-Infinity);
  useEffect(
    () =>
      mutations.subscribe((event) => {
        if (event.type === 'updated' && ['success', 'error'].includes(event.action.type))
          answeredAt.current = Date.now();
      }),
    [mutations],
  );
  return useCallback(
    () =>
      mutations.find({ status: 'pending' }) !== undefined || Date.now() - answeredAt.current < OWN_CHANGE_MS,
    [mutations],
  );
}
