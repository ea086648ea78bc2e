/**
 * The address in the browser's own reading when it belongs to the gallery, else null. Client-given addresses that lead
 * elsewhere would make Stripe send our buyers there.
 */
export function sameOriginUrl(address: string, publicOrigin: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const own = url.origin === publicOrigin && url.username === '' && url.password === '';
  return own ? url.href : null;
}
