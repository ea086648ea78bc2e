/**
 * The address of a picture as the server names it: absolute addresses, data and `/api/…` stay, anything else gets
 * `/api` in front.
 */
export function uploadUrl(path: string): string {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(path) || /^\/api(\/|$)/.test(path)) return path;
  return `/api/${path.replace(/^\/+/, '')}`;
}
