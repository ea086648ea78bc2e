import {
  mutationOptions,
  queryOptions,
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { bodyOf } from './client';

type ApiCall<Body> = Promise<{ data?: Body; response: Response }>;

interface MutationSettings<Variables> {
  /** Invalidates what the mutation may have changed, also when it failed. The mutation is pending until then. */
  refresh?: (queries: QueryClient, variables: Variables) => Promise<unknown>;
  gcTime?: number;
}

/** A query for the response body of one call. Its key begins with the path of the call. */
export const apiQuery = <Body, Key extends QueryKey>(
  queryKey: Key,
  call: (signal: AbortSignal) => ApiCall<Body>,
  settings: { staleTime?: number; gcTime?: number; refetchInterval?: number } = {},
) => queryOptions({ queryKey, queryFn: ({ signal }) => bodyOf(call(signal)), ...settings });

/** A mutation that returns the response body of one call. */
export const apiMutation = <Body, Variables = void>(
  call: (variables: Variables) => ApiCall<Body>,
  settings: MutationSettings<Variables> = {},
) =>
  mutationOptions({
    mutationFn: (variables: Variables) => bodyOf(call(variables)),
    ...handlers<Body, Variables>(settings),
  });

/** A mutation whose call has no response body. */
export const apiCommand = <Variables = void>(
  call: (variables: Variables) => Promise<unknown>,
  settings: MutationSettings<Variables> = {},
) =>
  mutationOptions({
    mutationFn: async (variables: Variables) => {
      await call(variables);
    },
    ...handlers<void, Variables>(settings),
  });

const handlers = <Body, Variables>({
  refresh,
  ...others
}: MutationSettings<Variables>): Pick<
  UseMutationOptions<Body, Error, Variables>,
  'onSettled' | 'gcTime'
> => ({
  ...others,
  ...(refresh && {
    onSettled: (_data, _error, variables, _context, { client }) => refresh(client, variables),
  }),
});
