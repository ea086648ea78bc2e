/** The address of one of the API's sockets (`SOCKET_PATHS`), on the page's host. */
export function socketUrl(path: string): string {
  const url = new URL(path, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
