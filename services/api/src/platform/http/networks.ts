import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';

/** Who sent a request, as Fastify finds it: behind as many proxies as are trusted. */
export const addressOf = (request: IncomingMessage, trustedProxies: number): string =>
  proxyAddress(request, (_address, hop) => hop < trustedProxies);

/** How servers that listen on IPv6 write IPv4 addresses: `::ffff:203.0.113.7`. */
const MAPPED = /^::ffff:([\d.]+)$/i;

/**
 * What counts as one client: an IPv4 address, or the first 64 bits of an IPv6 one. A client with one address of such a
 * network usually has all of them, and would never hit a limit per address.
 */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  return groupsOf(ip).slice(0, 4).join(':');
}

/**
 * The site that an address belongs to: the /24 of an IPv4 address, the /48 of an IPv6 one. Smaller blocks are not routed on
 * their own, so an office or a rented machine does not get beyond its site by changing addresses.
 */
export function siteOf(ip: string): string {
  const address = MAPPED.exec(ip)?.[1] ?? ip;
  if (isIPv4(address)) return address.split('.').slice(0, 3).join('.');
  return isIPv6(address) ? groupsOf(address).slice(0, 3).join(':') : address;
}

/** The groups of an IPv6 address, each written in one way only. */
function groupsOf(ip: string): string[] {
  const [front = [], back = []] = ip
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...zeros, ...back].map((group) => Number.parseInt(group, 16).toString(16));
}
