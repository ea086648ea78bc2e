import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { apiCommand, apiMutation, apiQuery } from '../http/api-options';
import { bodyOf } from '../http/client';
import {
  callAdmin,
  downloadAdmin,
  postForFile,
  type Input,
  type Method,
  type PathWith,
} from './admin-client';

type GetPath = PathWith<'get'>;
type WriteMethod = Exclude<Method, 'get'>;

/** The input that a call takes beyond what is already given; nothing if that is all. */
type Rest<All, Given> = [Exclude<keyof All, keyof Given>] extends [never]
  ? void
  : All extends unknown
    ? Omit<All, keyof Given>
    : never;

/** What a list can be filtered by: the query of its call without the page. */
export type ListFilter<Path extends GetPath> = Omit<Input<'get', Path>, 'cursor' | 'limit'>;

/** For queries that are fetched whenever their page opens. */
export const FRESH = { staleTime: 0 } as const;

/** A button may pass its event to a write that takes no more input: only plain records count as input. */
const withGiven = (input: unknown, given: object): object =>
  isPlainRecord(input) ? { ...input, ...given } : given;

const isPlainRecord = (input: unknown): input is object =>
  typeof input === 'object' && input !== null && Object.getPrototypeOf(input) === Object.prototype;

/** A query of one GET. Its key is the path and what the call takes. */
export function adminQuery<Path extends GetPath>(
  path: Path,
  ...[input, settings]: QueryInput<Input<'get', Path>>
) {
  const queryKey: QueryKey = input === undefined ? [path] : [path, input];
  return apiQuery(queryKey, (signal) => callAdmin('get', path, input ?? {}, { signal }), settings);
}

type QueryInput<All> = {} extends All
  ? [input?: All, settings?: QuerySettings]
  : [input: All, settings?: QuerySettings];
type QuerySettings = Parameters<typeof apiQuery>[2];

/** The pages of a list, by its filter and the cursor of a page; null for the first. */
export const adminList =
  <Path extends GetPath>(path: Path) =>
  (filter: ListFilter<Path>, cursor: string | null) => {
    const queryKey: QueryKey = [path, filter, cursor];
    return apiQuery(queryKey, (signal) => callAdmin('get', path, { ...filter, cursor }, { signal }));
  };

/** A file of the API, such as a list as CSV. */
export const adminDownload = <Path extends GetPath, Given extends Partial<Input<'get', Path>>>(
  path: Path,
  given: Given,
) => apiMutation((input: Rest<Input<'get', Path>, Given>) => downloadAdmin(path, withGiven(input, given)));

/** A file that the API makes from the input. */
export const adminFile = <Path extends PathWith<'post'>>(path: Path) =>
  apiMutation((input: Input<'post', Path> & object) => postForFile(path, input));

/**
 * A write whose answer is the result. Its variables are the parameters and fields that are not given yet.
 * @param refresh paths whose queries, and those below them, show what it may have changed
 */
export const adminMutation = <
  M extends WriteMethod,
  Path extends PathWith<M>,
  Given extends Partial<Input<M, Path>>,
>(
  method: M,
  path: Path,
  given: Given,
  refresh: readonly GetPath[] = [],
) =>
  apiMutation((input: Rest<Input<M, Path>, Given>) => callAdmin(method, path, withGiven(input, given)), {
    refresh: (queries) => invalidateAdmin(queries, refresh),
  });

/** The same for a write without an answer. */
export const adminCommand = <
  M extends WriteMethod,
  Path extends PathWith<M>,
  Given extends Partial<Input<M, Path>>,
>(
  method: M,
  path: Path,
  given: Given,
  refresh: readonly GetPath[] = [],
) =>
  apiCommand((input: Rest<Input<M, Path>, Given>) => callAdmin(method, path, withGiven(input, given)), {
    refresh: (queries) => invalidateAdmin(queries, refresh),
  });

/** A write outside of a mutation. */
export const adminWrite = <M extends WriteMethod, Path extends PathWith<M>>(
  method: M,
  path: Path,
  input: Input<M, Path> & object,
) => bodyOf(callAdmin(method, path, input));

/** The record as it is now, in the details of a `changed_meanwhile` error: one with these fields. */
export function latestRecord<Kept extends object>(...names: (keyof Kept)[]) {
  // The details come from our own server: a light check is enough.
  const isKept = (body: unknown): body is Kept =>
    typeof body === 'object' && body !== null && names.every((name) => name in body);
  return ({ record }: Readonly<Record<string, unknown>>): Kept | null => (isKept(record) ? record : null);
}

/** Refetches the queries of these paths and of all below them. */
export const invalidateAdmin = (queries: QueryClient, changed: readonly GetPath[]): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      changed.some((each) => path === each || (typeof path === 'string' && path.startsWith(`${each}/`))),
  });
