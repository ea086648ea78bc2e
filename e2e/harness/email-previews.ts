import type { Page } from '@playwright/test';

/** An email as a page. */
export interface EmailPreview {
  /** The key of its template. */
  key: string;
  html: string;
}

/** Every email template with its default content and sample values. The page must be signed in to the console. */
export async function renderEmails(page: Page, baseURL: string): Promise<EmailPreview[]> {
  const previews = await page.evaluate(renderAll);
  // Previews refer to pictures by path only.
  return previews.map(({ key, html }) => ({ key, html: html.replaceAll('src="/', `src="${baseURL}/`) }));
}

/** Runs in the page, and uses its session. */
async function renderAll(): Promise<EmailPreview[]> {
  const field = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  const request = async (path: string, init?: RequestInit): Promise<unknown> =>
    (await fetch(`/api/admin/email-templates${path}`, init)).json();
  const listed = await request('');
  const templates: unknown[] = Array.isArray(listed) ? listed : [];
  const previews: EmailPreview[] = [];
  for (const template of templates) {
    const key = String(field(template, 'key'));
    const rendered = await request(`/${key}/preview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(field(await request(`/${key}`), 'installed')),
    });
    previews.push({ key, html: String(field(rendered, 'html')) });
  }
  return previews;
}
