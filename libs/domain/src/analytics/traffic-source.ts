import { toSingleLine } from '../text/single-line';

/** `none` for direct visits, `campaign` for a link with a medium of its own. */
export type TrafficMedium = 'social' | 'search' | 'gallery' | 'email' | 'referral' | 'campaign' | 'none';

/** Where a visit came from. */
export interface TrafficSource {
  /** `google`, `instagram`, the referrer's host, the link's `utm_source`, or `direct`. */
  source: string;
  medium: TrafficMedium;
  campaign: string | null;
}

/** What a page knows about how it was reached. */
export interface TrafficParameters {
  /** The referrer. */
  referrer?: string | null;
  /** The link's `utm_source`, or the referrer: orders store either in one field. */
  utmSource?: string | null;
  utmMedium?: string | null;
  utmCampaign?: string | null;
}

/** Hosts with a name. Their subdomains count, too. */
export interface KnownHosts {
  /** The gallery itself. */
  own: readonly string[];
  ticketing: readonly string[];
  webmail: readonly string[];
}

const DIRECT: TrafficSource = { source: 'direct', medium: 'none', campaign: null };

/** Column length in characters. */
export const MAX_SOURCE_LENGTH = 100;
const MAX_CAMPAIGN_LENGTH = 100;

/** Webmail, and redirects of mailers. Apps use their reversed id. */
export const WEBMAIL_HOSTS: readonly string[] = [
  'mail.google.com',
  'gm.android.google.com',
  'mail.yahoo.com',
  'outlook.com',
  'outlook.live.com',
  'outlook.office.com',
  'outlook.office365.com',
  'mail.aol.com',
  'mail.proton.me',
  'fastmail.com',
  'icloud.com',
  'gmx.com',
  'gmx.net',
  'web.de',
  'mail.ru',
  'mail.zoho.com',
  'mailchi.mp',
  'list-manage.com',
  'campaign-archive.com',
  'constantcontact.com',
  'sendgrid.net',
  'klclick.com',
  'createsend.com',
  'mailerlite.com',
  'substack.com',
];

interface Platform {
  source: string;
  medium: 'social' | 'search' | 'gallery';
  /** `google.*`: any top-level domain. */
  hosts: readonly string[];
  /** Short names that links use. */
  names?: readonly string[];
}

const PLATFORMS: readonly Platform[] = [
  { source: 'tiktok', medium: 'social', hosts: ['tiktok.com', 'zhiliaoapp.com'] },
  { source: 'instagram', medium: 'social', hosts: ['instagram.com'], names: ['ig', 'insta'] },
  {
    source: 'facebook',
    medium: 'social',
    hosts: ['facebook.com', 'fb.com', 'fb.me', 'messenger.com'],
    names: ['fb', 'meta'],
  },
  { source: 'twitter', medium: 'social', hosts: ['twitter.com', 'x.com', 't.co'], names: ['x'] },
  { source: 'linkedin', medium: 'social', hosts: ['linkedin.com', 'lnkd.in'] },
  { source: 'pinterest', medium: 'social', hosts: ['pinterest.*', 'pin.it'] },
  { source: 'youtube', medium: 'social', hosts: ['youtube.com', 'youtu.be'], names: ['yt'] },
  { source: 'google', medium: 'search', hosts: ['google.*'], names: ['adwords', 'googleads'] },
  { source: 'bing', medium: 'search', hosts: ['bing.com'] },
  { source: 'yahoo', medium: 'search', hosts: ['yahoo.*'] },
  { source: 'artsy', medium: 'gallery', hosts: ['artsy.net'] },
  { source: 'saatchiart', medium: 'gallery', hosts: ['saatchiart.com'], names: ['saatchi'] },
];

/** What `utm_medium` means for sources without a name. */
const MEDIUM_PATTERNS: readonly (readonly [TrafficMedium, RegExp])[] = [
  ['email', /^(e-?mail|newsletter|letter)$/],
  ['social', /^(paid[-_ ]?)?social([-_ ](media|network))?$/],
  ['search', /^(organic|search)$/],
  ['referral', /^(referral|affiliate|partner)$/],
];

/**
 * Resolves the traffic source. The link's parameters win over the referrer: mail and apps hide it, and a link in a
 * newsletter stays one when it is opened from a search.
 */
export function resolveTrafficSource(trace: TrafficParameters, hosts: KnownHosts): TrafficSource {
  const campaign = toSingleLine(trace.utmCampaign, MAX_CAMPAIGN_LENGTH);
  const named = toSingleLine(trace.utmSource, MAX_SOURCE_LENGTH)?.toLowerCase() ?? null;
  const linked = hostOf(named);
  if (named !== null && linked === null)
    return { ...sourceFromName(named, trace.utmMedium ?? null, hosts), campaign };
  const host = linked ?? hostOf(trace.referrer ?? null);
  return { ...(host === null ? DIRECT : sourceFromHost(host, hosts)), campaign };
}

/**
 * Host of an http address without `www.`, or of an app (`android-app://com.linkedin.android`) in normal order; null
 * for anything else.
 */
function hostOf(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  const host = hostname.toLowerCase().replace(/^www\./, '');
  if (!/^[a-z0-9][a-z0-9.-]*$/.test(host) || host.length > MAX_SOURCE_LENGTH) return null;
  if (protocol === 'android-app:') return host.split('.').toReversed().join('.');
  return protocol === 'https:' || protocol === 'http:' ? host : null;
}

type SourceAndMedium = Pick<TrafficSource, 'source' | 'medium'>;

function sourceFromName(name: string, utmMedium: string | null, hosts: KnownHosts): SourceAndMedium {
  const word = utmMedium?.trim().toLowerCase() ?? '';
  const said = MEDIUM_PATTERNS.find(([, pattern]) => pattern.test(word))?.[0];
  const platform = PLATFORMS.find(
    ({ source, names = [], hosts: at }) => name === source || names.includes(name) || matchesHost(name, at),
  );
  // The gallery's newsletter may link from a network's webmail.
  if (platform) return { source: platform.source, medium: said === 'email' ? 'email' : platform.medium };
  if (said) return { source: name, medium: said };
  return name.includes('.') ? sourceFromHost(name, hosts, 'campaign') : { source: name, medium: 'campaign' };
}

function sourceFromHost(
  host: string,
  { own, ticketing, webmail }: KnownHosts,
  otherwise: TrafficMedium = 'referral',
): SourceAndMedium {
  if (matchesHost(host, own) || matchesHost(host, ticketing)) return { source: host, medium: 'gallery' };
  if (matchesHost(host, webmail)) return { source: host, medium: 'email' };
  const platform = PLATFORMS.find(({ hosts }) => matchesHost(host, hosts));
  return platform
    ? { source: platform.source, medium: platform.medium }
    : { source: host, medium: otherwise };
}

/** Whether the host is one of these or a subdomain. */
const matchesHost = (host: string, known: readonly string[]): boolean =>
  known.some((each) =>
    each.endsWith('.*')
      ? matchesAnyTopLevelDomain(host, each.slice(0, -2))
      : host === each || host.endsWith(`.${each}`),
  );

/** `google.de`, `news.google.co.uk`; not `google.example.com`. */
function matchesAnyTopLevelDomain(host: string, label: string): boolean {
  const dotted = `.${host}`;
  const at = dotted.lastIndexOf(`.${label}.`);
  return at !== -1 && /^(com|[a-z]{2}|com?\.[a-z]{2})$/.test(dotted.slice(at + label.length + 2));
}
