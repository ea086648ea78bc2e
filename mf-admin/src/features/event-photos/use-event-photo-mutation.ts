import { adminEventPhotosQuery } from '@gallery/api-client';
import { useMutation, useQueryClient, type MutationOptions } from '@tanstack/react-query';

/** A change of one photograph: it is under way until the list has been read anew, so that no row shows what is over. */
export function useEventPhotoMutation<Answer, Change>(
  eventId: string,
  mutation: MutationOptions<Answer, Error, Change>,
  onDone?: () => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    ...mutation,
    onSuccess: () => onDone?.(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminEventPhotosQuery(eventId).queryKey }),
  });
}
