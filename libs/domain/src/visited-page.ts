/** A column takes so many characters. */
const LONGEST_PAGE = 200;
/** Secrets of links and sessions are at least so long and hold capitals, which titles in addresses never do. */
const SECRET = /^(?=.*[A-Z])[\w-]{32,}$/;
const HIDDEN = ':secret';

/**
 * The page that an address or a path names: the path alone, for what follows it may be personal, without a slash at its end and
 * with secrets of links taken out. Null when it names none.
 */
export function visitedPage(address: string): string | null {
  const path = pathOf(address.trim());
  if (path === null || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(path)) return null;
  const parts = path.split('/').filter((part) => part !== '');
  const page = `/${parts.map((part) => (SECRET.test(part) ? HIDDEN : part)).join('/')}`;
  return Array.from(page).slice(0, LONGEST_PAGE).join('');
}

/** Whether the page belongs to the console, which counts nobody. */
export const isConsolePage = (page: string): boolean => page === '/admin' || page.startsWith('/admin/');

function pathOf(address: string): string | null {
  if (address.startsWith('/')) return address.split(/[?#]/, 1)[0] ?? null;
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null;
  return new URL(address).pathname;
}
