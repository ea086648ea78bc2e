import type { RemoteList } from '@gallery/contracts';

/** What the policy of a document depends on. */
export interface PolicyInput {
  remotes: RemoteList | null;
  /** The gallery's own address; its sockets are allowed. */
  publicOrigin: string;
  /** Stand-in for Stripe's hosts; null means Stripe itself. */
  stripeHost: URL | null;
}

/** https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

/**
 * The Content-Security-Policy of a document: scripts come from this site, from the origins in the list of remotes and
 * from Stripe, nowhere else, and none inline. Styles may be inline, because the dialogs' scroll lock writes a style
 * element whose text depends on the window.
 */
export function contentSecurityPolicy({ remotes, publicOrigin, stripeHost }: PolicyInput): string {
  const others = remoteOrigins(remotes);
  const stripe = stripeHost
    ? { script: [stripeHost.origin], frame: [stripeHost.origin], connect: [stripeHost.origin] }
    : STRIPE;
  const socket = publicOrigin.replace(/^http/, 'ws');
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...others, ...stripe.script],
    'style-src': ["'self'", "'unsafe-inline'", ...others],
    'font-src': ["'self'", ...others],
    'img-src': ["'self'", 'data:', ...others],
    'media-src': ["'self'", ...others],
    'connect-src': ["'self'", socket, ...others, ...stripe.connect],
    'frame-src': stripe.frame,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Origins of remotes that live elsewhere; those on this site are 'self'. */
function remoteOrigins(remotes: RemoteList | null): string[] {
  const entries = remotes?.remotes.map((remote) => remote.entry) ?? [];
  return [
    ...new Set(entries.filter((entry) => /^https?:/.test(entry)).map((entry) => new URL(entry).origin)),
  ];
}
