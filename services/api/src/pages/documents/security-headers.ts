import type { RemoteList } from '@gallery/contracts';
import { INLINE_SCRIPT_SOURCE } from './deferred-files';

/** What the policy of a document depends on. */
export interface SecurityHeadersInput {
  remotes: RemoteList | null;
  /** The gallery's own address; its sockets are allowed. */
  publicOrigin: string;
  /** Stand-in for Stripe's hosts; null means Stripe itself. */
  stripeHost: URL | null;
  /** Whether Stripe's script and frames run in the page. */
  takesPayment: boolean;
  /** A page elsewhere that is framed in this one; null for none. */
  framed: URL | null;
  /** Whether the page's address may hold a key, a token or a session. */
  isPersonal: boolean;
  /** Whether the page's address is a key by itself. */
  isKey: boolean;
  /** Whether the document holds the script that asks for its next files. */
  isRendered: boolean;
}

/** What a page that takes no payment may have of Stripe. */
const NO_STRIPE_SOURCES = { script: [], frame: [], connect: [] };

/** The headers of a document that say what its page may do. */
export const securityHeaders = (input: SecurityHeadersInput): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(input),
  'permissions-policy': permissionsPolicy(input),
  // Some ways to pay open a window of the bank's and hear from it.
  ...(input.takesPayment ? { 'cross-origin-opener-policy': 'same-origin-allow-popups' } : {}),
  // Web servers log from where their files are asked for: the keys in such an address are not theirs to know.
  ...(input.isPersonal ? { 'referrer-policy': input.isKey ? 'no-referrer' : 'strict-origin' } : {}),
});

/** Wallets ask for payments from Stripe's frame. */
function permissionsPolicy({ takesPayment, stripeHost }: SecurityHeadersInput): string {
  const payment = takesPayment ? `(self "${stripeHost?.origin ?? STRIPE_FRAME}")` : '()';
  return `camera=(), microphone=(), geolocation=(), payment=${payment}`;
}

/** https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE_FRAME = 'https://js.stripe.com';
const STRIPE_SOURCES = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

/**
 * The Content-Security-Policy of a document: scripts come from this site, from the origins in the list of remotes and,
 * where payments are taken, from Stripe; nowhere else, and none inline but the one of rendered documents, which is named by its digest. Styles may be inline, because the dialogs' scroll
 * lock writes a style element whose text depends on the window.
 */
function contentSecurityPolicy({
  remotes,
  publicOrigin,
  stripeHost,
  takesPayment,
  framed,
  isRendered,
}: SecurityHeadersInput): string {
  const others = remoteOrigins(remotes);
  const stripe = takesPayment ? stripeSources(stripeHost) : NO_STRIPE_SOURCES;
  const frames = [...stripe.frame, ...(framed ? [framed.origin] : [])];
  const socket = publicOrigin.replace(/^http/, 'ws');
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(isRendered ? [INLINE_SCRIPT_SOURCE] : []), ...others, ...stripe.script],
    'style-src': ["'self'", "'unsafe-inline'", ...others],
    'font-src': ["'self'", ...others],
    'img-src': ["'self'", 'data:', ...others],
    'media-src': ["'self'", ...others],
    'connect-src': ["'self'", socket, ...others, ...stripe.connect],
    'frame-src': frames.length === 0 ? ["'none'"] : frames,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const stripeSources = (standIn: URL | null) =>
  standIn ? { script: [standIn.origin], frame: [standIn.origin], connect: [standIn.origin] } : STRIPE_SOURCES;

/** Origins of remotes that live elsewhere; those on this site are 'self'. */
function remoteOrigins(remotes: RemoteList | null): string[] {
  const entries = remotes?.remotes.map((remote) => remote.entry) ?? [];
  return [
    ...new Set(entries.filter((entry) => /^https?:/.test(entry)).map((entry) => new URL(entry).origin)),
  ];
}
