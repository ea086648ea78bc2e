/**
 * The remotes: their names, what they expose, the paths they own, and the list of where each is hosted. Read by the
 * shell and by the API, which preloads a route's remote in the document it sends.
 */

/** Names under which remotes are built, listed and loaded. */
export const REMOTE_NAMES = ['mf_storefront', 'mf_collector', 'mf_live', 'mf_admin'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** The remote that has an origin of its own. The web server serves all others beside the shell. */
export const CONSOLE_REMOTE = 'mf_admin' satisfies RemoteName;

/** The one module that a remote exposes: its key in the federation manifest. */
export const REMOTE_MODULE = './remote';

/** Slots that the shell shows on any page, and the remote that fills each: `CollectorAccess` is the sign-in dialog. */
export const SLOTS = { CollectorAccess: 'mf_collector' } as const satisfies Record<string, RemoteName>;
export type SlotName = keyof typeof SLOTS;

/**
 * What `./remote` exports. `Route` is React Router's `RouteObject` and `Slot` a component without props, left open
 * so that contracts does not depend on React. Paths start at the root of the site and belong to the remote by
 * `remoteOfPath`. A slot's code is loaded when it is first shown.
 */
export interface RemoteModule<Route, Slot = never> {
  readonly routes: Route[];
  readonly slots?: Partial<Readonly<Record<SlotName, () => Promise<{ readonly Component: Slot }>>>>;
}

/** The `handle` of a remote's route. */
export interface PageHandle {
  /** The page has its own navigation and main region: the shell adds neither, and no footer. */
  readonly hasOwnLayout?: boolean;
}

/** Whether a route's `handle`, which may be anything, asks for its own layout. */
export const hasOwnLayout = (handle: unknown): boolean => isRecord(handle) && handle['hasOwnLayout'] === true;

const PATH_PATTERNS: Record<RemoteName, readonly RegExp[]> = {
  mf_storefront: [
    /^\/$/,
    /^\/fine-art(\/[^/]+)?$/,
    /^\/artwork\/[^/]+$/,
    /^\/(commercial|about|contact|selling-partners)$/,
    /^\/(cart|order-confirmation|order-success|checkout|payment-success|order-lookup)$/,
    /^\/(catalog|ledger|visualizer)$/,
    /^\/newsletter\/(confirm|unsubscribe)$/,
    /^\/back-in-stock$/,
    /^\/site-preview\/(home|about|commercial|contact|partners)$/,
    /^\/partner-statement\/[^/]+$/,
  ],
  mf_collector: [
    /^\/collector(\/(portal|collection))?$/,
    /^\/certificate\/[^/]+$/,
    /^\/certificate-transfer$/,
  ],
  mf_live: [
    /^\/live-events$/,
    /^\/live-event-gate\/[^/]+$/,
    /^\/live-event(\/[^/]+(\/projector)?)?$/,
    /^\/site-preview\/live$/,
  ],
  mf_admin: [/^\/admin(\/.*)?$/],
};

/**
 * The remote that owns a path (spec section 2, route table), or null if there is no page. The path has no query and
 * no hash; case and trailing slashes do not matter, as in the router.
 */
export function remoteOfPath(path: string): RemoteName | null {
  const normal = path.toLowerCase().replace(/\/+$/, '') || '/';
  return REMOTE_NAMES.find((name) => PATH_PATTERNS[name].some((pattern) => pattern.test(normal))) ?? null;
}

/** Where a remote is hosted. */
export interface RemoteLocation {
  readonly name: RemoteName;
  /** Address of its federation manifest: a path on the page's origin or an absolute http(s) address. */
  readonly entry: string;
}

/** The content of /remotes.json and of the document's `remotes` block. */
export interface RemoteList {
  readonly remotes: readonly RemoteLocation[];
}

/** Parses a remote list; throws an Error that says what is wrong. */
export function parseRemoteList(json: unknown): RemoteList {
  const entries = isRecord(json) ? json['remotes'] : undefined;
  if (!Array.isArray(entries)) throw new Error('The list of remotes has no array "remotes".');
  const remotes = entries.map(parseLocation);
  const names = new Set(remotes.map((remote) => remote.name));
  if (names.size < remotes.length) throw new Error('The list of remotes names one of them twice.');
  return { remotes };
}

function parseLocation(value: unknown): RemoteLocation {
  const { name, entry } = isRecord(value) ? value : {};
  const known = REMOTE_NAMES.find((remote) => remote === name);
  if (!known) throw new Error(`The list of remotes names an unknown one: ${String(name)}.`);
  if (typeof entry !== 'string' || !/^(https?:\/\/[^/]|\/[^/])/.test(entry)) {
    throw new Error(`The address of ${known} is neither a path nor an http(s) address.`);
  }
  return { name: known, entry };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
