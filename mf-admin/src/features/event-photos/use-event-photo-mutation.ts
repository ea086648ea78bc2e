import { adminEventPhotosQuery } from '@gallery/api-client';
import { useMutation, useQueryClient, type MutationOptions } from '@tanstack/react-query';

/** A change of one photograph. It is pending until the list has been fetched again, so that no row shows an old state. */
export const useEventPhotoMutation = <Answer, Change>(
  eventId: string,
  mutation: MutationOptions<Answer, Error, Change>,
) => useMutation(useEventPhotoMutationOptions(eventId, mutation));

/** The same for a form. */
export function useEventPhotoMutationOptions<Answer, Change>(
  eventId: string,
  mutation: MutationOptions<Answer, Error, Change>,
): MutationOptions<Answer, Error, Change> {
  const queryClient = useQueryClient();
  const { queryKey } = adminEventPhotosQuery(eventId);
  return { ...mutation, onSettled: () => queryClient.invalidateQueries({ queryKey }) };
}
