import { eventUploadsQuery, type OwnerPhoto } from '@gallery/api-client';
import { useMutation, useQueryClient, type MutationOptions } from '@tanstack/react-query';

/** A change of one photograph: the answer takes its place in the list at once, and the list is asked for again. */
export function usePhotoChange<Change>(
  eventId: string,
  mutation: MutationOptions<OwnerPhoto, Error, Change>,
  onDone?: () => void,
) {
  const queryClient = useQueryClient();
  const list = eventUploadsQuery(eventId);
  return useMutation({
    ...mutation,
    onSuccess: (changed) => {
      queryClient.setQueryData(list.queryKey, (photos) =>
        photos?.map((photo) => (photo.id === changed.id ? changed : photo)),
      );
      onDone?.();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: list.queryKey }),
  });
}
