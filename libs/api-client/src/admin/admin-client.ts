import type { paths, StaffSession } from '@gallery/contracts';
import createClient, { type Middleware } from 'openapi-fetch';
import { ApiError, isApiError } from '../http/api-error';
import { confirmIdentity } from '../session/reauthentication';
import { clearRejectedStaffSession, requireSecondFactor, storedStaffSession } from '../session/staff-session';

/** Who was signed in when a call was made. */
const callers = new WeakMap<Request, StaffSession | null>();

/** A session that the API rejects is cleared, and the admin asks for the login again. */
const staffSessionMiddleware: Middleware = {
  onRequest({ request }) {
    callers.set(request, storedStaffSession());
  },
  async onResponse({ request, response }) {
    if (response.ok) return;
    const error = await ApiError.fromResponse(response);
    const caller = callers.get(request) ?? null;
    if (isApiError(error, 'unauthorized')) clearRejectedStaffSession(caller);
    if (isApiError(error, 'second_factor_required')) requireSecondFactor(caller);
    throw error;
  },
  onError: ({ error }) =>
    error instanceof Error && error.name === 'AbortError' ? error : ApiError.fromNetworkFailure(error),
};

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Paths of the API that have this method. */
export type PathWith<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, object> ? Path : never;
}[keyof paths];

type Operation<M extends Method, Path extends keyof paths> =
  paths[Path] extends Record<M, infer Found> ? Found : never;

/**
 * What a call takes, in one record: parameters of the path, and the query or the JSON body. Nothing fits if a
 * parameter and a field of the body have the same name.
 */
export type Input<M extends Method, Path extends PathWith<M>> = M extends 'get'
  ? PathParams<Operation<M, Path>> & Nullable<Query<Operation<M, Path>>>
  : [keyof PathParams<Operation<M, Path>> & keyof Body<Operation<M, Path>>] extends [never]
    ? PathParams<Operation<M, Path>> & Body<Operation<M, Path>>
    : never;

/** The JSON body of a success. */
export type Output<M extends Method, Path extends PathWith<M>> =
  Operation<M, Path> extends { responses: infer Responses }
    ? { [Status in keyof Responses & (200 | 201 | 202)]: Json<Responses[Status]> }[keyof Responses &
        (200 | 201 | 202)]
    : never;

type PathParams<Of> = Of extends { parameters: { path: infer Params } } ? Params : unknown;
type Query<Of> = Of extends { parameters: { query?: infer Params } } ? OrNothing<Params> : unknown;
type Body<Of> = Of extends { requestBody?: infer Request } ? OrNothing<Json<Request>> : unknown;
type Json<Of> = Of extends { content: { 'application/json': infer Content } } ? Content : never;
type OrNothing<Part> = [Part & {}] extends [never] ? unknown : Part & {};
/** A null is left out of the address. */
type Nullable<Params> = { [Name in keyof Params]: Params[Name] | null };

/** Any call: its types are those of `callAdmin`. */
type AnyPaths = Record<
  string,
  Record<
    Method,
    {
      parameters: { query?: object; path?: object };
      requestBody?: { content: { 'application/json': object } };
      responses: { 200: { content: { 'application/json': unknown } } };
    }
  >
>;

/**
 * The admin's client. Separate from the public one, so that a collector's session never stands in for a staff
 * session. The staff session is a cookie.
 */
const adminClient = createClient<AnyPaths>({
  baseUrl: typeof window === 'undefined' ? '' : window.location.origin,
  credentials: 'include',
  fetch: fetchConfirmed,
});
adminClient.use(staffSessionMiddleware);

/** Repeats a request that needs the password again, once the person has confirmed who they are. */
async function fetchConfirmed(request: Request): Promise<Response> {
  const repeated = request.clone();
  const response = await globalThis.fetch(request);
  if (response.status !== 403) return response;
  const error = await ApiError.fromResponse(response.clone());
  if (!isApiError(error, 'reauthentication_required') || !(await confirmIdentity())) return response;
  return globalThis.fetch(repeated);
}

/** Makes a call of the admin, typed by its path. */
export function callAdmin<M extends Method, Path extends PathWith<M>>(
  method: M,
  path: Path,
  input: object,
  init?: CallInit,
): Promise<{ data?: Output<M, Path>; response: Response }>;
export function callAdmin(
  method: Method,
  path: string,
  input: object,
  init?: CallInit,
): Promise<{ data?: unknown; response: Response }> {
  return adminClient.request(method, path, { ...splitInput(method, path, input), ...init });
}

interface CallInit {
  signal?: AbortSignal;
  /** Where it has a name that the path has, too; otherwise it is part of the input. */
  body?: object;
}

/** The same for a file. */
export const downloadAdmin = (path: PathWith<'get'>, input: object) =>
  adminClient.GET(path, { ...splitInput('get', path, input), parseAs: 'blob' });

/** A file that the API makes from the input. */
export const postForFile = (path: PathWith<'post'>, input: object) =>
  adminClient.POST(path, { ...splitInput('post', path, input), parseAs: 'blob' });

function splitInput(method: Method, path: string, input: object) {
  const isInPath = ([name]: [string, unknown]) => path.includes(`{${name}}`);
  const entries: [string, unknown][] = Object.entries(input).filter(
    ([, value]) => value !== null || method !== 'get',
  );
  const inPath = Object.fromEntries(entries.filter(isInPath));
  const others = Object.fromEntries(entries.filter((entry) => !isInPath(entry)));
  if (method === 'get') return { params: { path: inPath, query: others } };
  return { params: { path: inPath }, body: Object.keys(others).length > 0 ? others : undefined };
}
