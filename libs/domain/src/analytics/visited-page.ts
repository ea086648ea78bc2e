/** A column takes so many characters. */
const MAX_PAGE_LENGTH = 200;
/** Secrets of links and sessions are at least so long and hold capitals, which titles in addresses never do. */
const SECRET_PATTERN = /^(?=.*[A-Z])[\w-]{32,}$/;
const SECRET_PLACEHOLDER = ':secret';

/**
 * The page that an address or a path names: the path alone, for what follows it may be personal, without a slash at its end and
 * with secrets of links taken out. Null when it names none.
 */
export function normalizeVisitedPage(address: string): string | null {
  const path = pathOf(address.trim());
  if (path === null || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(path)) return null;
  const parts = path.split('/').filter((part) => part !== '');
  const page = `/${parts.map((part) => (SECRET_PATTERN.test(part) ? SECRET_PLACEHOLDER : part)).join('/')}`;
  return Array.from(page).slice(0, MAX_PAGE_LENGTH).join('');
}

/** Whether the page belongs to the console, which counts nobody. */
export const isAdminPage = (page: string): boolean => page === '/admin' || page.startsWith('/admin/');

function pathOf(address: string): string | null {
  if (address.startsWith('/')) return address.split(/[?#]/, 1)[0] ?? null;
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null;
  return new URL(address).pathname;
}
