import type { RemoteList } from '@gallery/contracts';
import { INLINE_SCRIPT_SOURCES } from './deferred-files';

export interface SecurityHeadersInput {
  remotes: RemoteList | null;
  /** The origin whose web sockets are allowed. */
  publicOrigin: string;
  /** Stand-in for Stripe's hosts; null for Stripe itself. */
  stripeHost: URL | null;
  /** Whether Stripe's script and frames run on the page. */
  takesPayment: boolean;
  /** A page on another site that is framed in this one. */
  framed: URL | null;
  /** Whether the URL may contain a key, a token or a session. */
  isPersonal: boolean;
  /** Whether the URL contains a secret. */
  isKey: boolean;
  /** Whether the document has the inline scripts. */
  isRendered: boolean;
}

const NO_STRIPE_SOURCES = { script: [], frame: [], connect: [] };

/** The security headers of a document. */
export const securityHeaders = (input: SecurityHeadersInput): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(input),
  'permissions-policy': permissionsPolicy(input),
  // Some payment methods open a popup from the bank and receive messages from it.
  ...(input.takesPayment
    ? {
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'reporting-endpoints': `payment-page="${PAYMENT_PAGE_REPORTS}"`,
      }
    : {}),
  // Other servers log referrers, which must not contain secrets.
  ...(input.isPersonal ? { 'referrer-policy': input.isKey ? 'no-referrer' : 'strict-origin' } : {}),
});

/** Where browsers report what the policy of a payment page has blocked (ADR 0098). */
const PAYMENT_PAGE_REPORTS = '/api/payment-page-reports';

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
 * Scripts come only from this site, the origins of remotes and, on payment pages, Stripe. The only inline scripts are
 * those in rendered documents, allowed by their digests. Styles may be inline, because the scroll lock of dialogs adds a
 * style element that depends on the window.
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
    'script-src': ["'self'", ...(isRendered ? INLINE_SCRIPT_SOURCES : []), ...others, ...stripe.script],
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
    // Chromium uses `report-to`; others only know `report-uri`.
    ...(takesPayment && { 'report-uri': [PAYMENT_PAGE_REPORTS], 'report-to': ['payment-page'] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const stripeSources = (standIn: URL | null) =>
  standIn ? { script: [standIn.origin], frame: [standIn.origin], connect: [standIn.origin] } : STRIPE_SOURCES;

/** Origins of remotes on other hosts; those on this site are 'self'. */
function remoteOrigins(remotes: RemoteList | null): string[] {
  const entries = remotes?.remotes.map((remote) => remote.entry) ?? [];
  return [
    ...new Set(entries.filter((entry) => /^https?:/.test(entry)).map((entry) => new URL(entry).origin)),
  ];
}
