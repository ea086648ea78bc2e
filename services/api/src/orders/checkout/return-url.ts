/** The URL, normalized, if it is on the gallery's origin; else null. Stripe would send buyers to whatever a client gives. */
export function sameOriginUrl(address: string, publicOrigin: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isOwn = url.origin === publicOrigin && url.username === '' && url.password === '';
  return isOwn ? url.href : null;
}
