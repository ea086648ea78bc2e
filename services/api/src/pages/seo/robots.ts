import { PAGES } from '../content/site-pages';

/** The console has no single address, so no page of it is known by name. */
const ADMIN_PATH = '/admin';

const PRIVATE_PATHS = PAGES.filter((page) => page.isPrivate).map((page) => page.path);

/** What crawlers may read: all that anybody may see, and the pictures of it (RFC 9309). */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /api/uploads/',
    ...['/api/', ADMIN_PATH, ...PRIVATE_PATHS].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
