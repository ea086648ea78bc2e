/** Column length in characters. */
const MAX_PAGE_LENGTH = 200;
/** Secrets of links and sessions are at least this long and have capitals, which slugs never do. */
const SECRET_PATTERN = /^(?=.*[A-Z])[\w-]{32,}$/;
const SECRET_PLACEHOLDER = ':secret';

/**
 * Normalizes a visited page to its path: without query and hash, which may be personal, without a trailing slash,
 * and with secrets removed. Null when there is none.
 */
export function normalizeVisitedPage(address: string): string | null {
  const path = pathOf(address.trim());
  if (path === null || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(path)) return null;
  const parts = path.split('/').filter((part) => part !== '');
  const page = `/${parts.map((part) => (SECRET_PATTERN.test(part) ? SECRET_PLACEHOLDER : part)).join('/')}`;
  return Array.from(page).slice(0, MAX_PAGE_LENGTH).join('');
}

/** Pages of the admin are not counted. */
export const isAdminPage = (page: string): boolean => page === '/admin' || page.startsWith('/admin/');

function pathOf(address: string): string | null {
  if (address.startsWith('/')) return address.split(/[?#]/, 1)[0] ?? null;
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null;
  return new URL(address).pathname;
}
