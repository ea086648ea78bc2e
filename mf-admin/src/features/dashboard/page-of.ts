import { CONSOLE_SECTIONS } from '../../frame/console-sections';

/** Where a thing of a kind is looked at. */
const PAGES: Record<string, { section: string; addressOf: (id: string) => string }> = {
  order: { section: '/admin/orders', addressOf: (id) => `/admin/orders/${id}` },
  artwork: { section: '/admin/inventory', addressOf: (id) => `/admin/inventory/${id}` },
  event: { section: '/admin/events', addressOf: (id) => `/admin/events/${id}/upload` },
  message: { section: '/admin/inbox', addressOf: (id) => `/admin/inbox/${id}` },
  mail: { section: '/admin/mails', addressOf: () => '/admin/mails' },
};

/** The address of a thing's page; null where the console has no such page, or the thing no id. */
export function pageOf(kind: string | null, id: string | null): string | null {
  const page = kind === null ? undefined : PAGES[kind];
  if (!page || id === null || !CONSOLE_SECTIONS.some(({ path }) => path === page.section)) return null;
  return page.addressOf(encodeURIComponent(id));
}
