import { openConsole } from '../harness/console-session';
import { renderEmails } from '../harness/email-previews';
import { test } from '../harness/test';
import { take } from './take';

/** One email of each kind. */
const EMAILS = [
  'order-confirmed',
  'order-shipped',
  'order-refunded',
  'order-put-aside',
  'transfer-accept',
  'preview-opened',
  'account-confirm',
  'event-registration',
  'event-follow-up',
  'notice-application',
];
/** A phone, and a reading pane that is wider than the paper. Pixels. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
];

test('emails, in light and dark', async ({ page, browser, gallery }) => {
  await openConsole(page, { adminURL: gallery.adminURL, path: '/admin/settings/email-templates' });
  const previews = await renderEmails(page, gallery.baseURL);
  for (const colorScheme of ['light', 'dark'] as const) {
    const reader = await browser.newPage({ colorScheme });
    for (const { key, html } of previews.filter((preview) => EMAILS.includes(preview.key))) {
      await reader.setContent(html);
      await take(reader, colorScheme === 'dark' ? `email-${key}-dark` : `email-${key}`, { windows: WINDOWS });
    }
    await reader.close();
  }
});
