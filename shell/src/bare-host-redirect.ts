/** The same page on the bare host when the host starts with www (the server redirects first), else null. */
export function bareHostUrl({ href, host }: Pick<Location, 'href' | 'host'>): string | null {
  if (!host.startsWith('www.')) return null;
  const address = new URL(href);
  address.host = host.slice('www.'.length);
  return address.href;
}
