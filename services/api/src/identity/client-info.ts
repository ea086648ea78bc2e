import type { FastifyRequest } from 'fastify';
import { networkOf } from '../platform';

/** The client of a request for which nobody is signed in yet. */
export interface ClientInfo {
  /** What counts as one client in limits; never stored in this form. */
  network: string;
  /** The name shown in lists of sessions. */
  device: string;
  /** The whole `Cookie` header. */
  cookies: string;
}

export const clientInfoOf = ({ ip, headers }: FastifyRequest): ClientInfo => ({
  network: networkOf(ip),
  device: deviceNameOf(headers['user-agent']),
  cookies: headers.cookie ?? '',
});

/** The first match counts: Edge and Opera also say `Chrome`, Chrome says `Safari`. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A short browser name that is not a fingerprint: `Chrome on Android`. Contains none of the header's own text. */
export function deviceNameOf(userAgent: string | undefined): string {
  const browser = firstMatch(BROWSERS, userAgent) ?? 'A browser';
  const system = firstMatch(SYSTEMS, userAgent);
  return system === undefined ? browser : `${browser} on ${system}`;
}

const firstMatch = (known: [RegExp, string][], text = ''): string | undefined =>
  known.find(([pattern]) => pattern.test(text))?.[1];
