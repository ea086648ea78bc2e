import { siteSectionsQuery } from '@gallery/api-client';
import type { Picture } from '@gallery/contracts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';

/** Pictures added since the texts were loaded: sent here, or named by earlier versions. */
const addedPicturesQuery = () =>
  queryOptions({
    queryKey: ['site pictures'],
    queryFn: (): Picture[] => [],
    initialData: [],
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** Every picture that a section may name, by its id, and a way to add new ones. */
export function useSitePictures() {
  const client = useQueryClient();
  const { data: texts } = useQuery(siteSectionsQuery());
  const { data: added } = useQuery(addedPicturesQuery());
  return {
    pictureOf: (mediaId: string): Picture | undefined =>
      [...added, ...(texts?.pictures ?? [])].find(({ id }) => id === mediaId),
    add: (pictures: readonly Picture[]) =>
      client.setQueryData(addedPicturesQuery().queryKey, (before = []) => [...before, ...pictures]),
  };
}
