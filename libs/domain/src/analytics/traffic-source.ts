import { toSingleLine } from '../text/single-line';

/** How somebody came: `none` for those who came directly, `campaign` for a link that names itself in words of its own. */
export type TrafficMedium = 'social' | 'search' | 'gallery' | 'email' | 'referral' | 'campaign' | 'none';

/** Where a visit came from. */
export interface TrafficSource {
  /** `google`, `instagram`, the host of the page before, what a link says of itself, or `direct`. */
  source: string;
  medium: TrafficMedium;
  campaign: string | null;
}

/** What a page knows of how it was reached. */
export interface TrafficParameters {
  /** Address of the page before. */
  referrer?: string | null;
  /** What the link calls its place; also the address of the page before, as orders keep either in one field. */
  utmSource?: string | null;
  utmMedium?: string | null;
  utmCampaign?: string | null;
}

/** Hosts that are known by name. Those below them are meant, too. */
export interface KnownHosts {
  /** The gallery's own. */
  own: readonly string[];
  ticketing: readonly string[];
  webmail: readonly string[];
}

const DIRECT: TrafficSource = { source: 'direct', medium: 'none', campaign: null };

/** Columns take so many characters. */
export const MAX_SOURCE_LENGTH = 100;
const MAX_CAMPAIGN_LENGTH = 100;

/** Where letters are read, and where the links of mailers lead through. Apps name themselves by their reversed id. */
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
  /** `google.*` is google under any country's ending. */
  hosts: readonly string[];
  /** What links call it for short. */
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

/** What `utm_medium` says of sources that are not known by name. */
const MEDIUM_PATTERNS: readonly (readonly [TrafficMedium, RegExp])[] = [
  ['email', /^(e-?mail|newsletter|letter)$/],
  ['social', /^(paid[-_ ]?)?social([-_ ](media|network))?$/],
  ['search', /^(organic|search)$/],
  ['referral', /^(referral|affiliate|partner)$/],
];

/**
 * How a visit came about. What a link says of itself goes before the page that it stood on: mails and apps hide
 * that page, and a link in a letter stays one when it is opened from a search.
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

/** Host of an http address without `www.`, or of an app (`android-app://com.linkedin.android`) with its parts turned round; null for anything else. */
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
  // The gallery's letter may link from what a network calls its mail.
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

/** Whether the host is one of these or below one of them. */
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
