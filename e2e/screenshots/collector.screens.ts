import { askForTransfer, DEMO_COLLECTOR, openAccess, signIn } from '../harness/collector';
import { test } from '../harness/test';
import { take } from './take';

/** The collector's pages by the name of their picture. */
const PAGES = {
  dashboard: '/collector',
  orders: '/collector?tab=orders',
  favorites: '/collector?tab=favorites',
  commissions: '/collector?tab=commissions',
  profile: '/collector?tab=profile',
  collection: '/collector/collection',
  'saved-works': '/collector/portal?tab=saved-works',
  'private-preview': '/collector/portal?tab=private-preview',
  inquiry: '/collector/portal?tab=inquiry',
  certificates: '/collector/portal?tab=certificates',
};

test('the pages of a collector', async ({ page, gallery }) => {
  await page.goto('/about');
  await openAccess(page);
  await take(page, 'collector-access', { isWindow: true });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  for (const [name, address] of Object.entries(PAGES)) {
    await page.goto(address);
    await take(page, `collector-${name}`);
  }
  const [certificate] = await gallery.query<{ coa_id: string }>(
    'SELECT coa_id FROM certificates ORDER BY issued_at, coa_id LIMIT 1',
  );
  await page.goto(`/certificate/${certificate?.coa_id}`);
  await take(page, 'certificate');

  const [own] = await gallery.query<{ coa_id: string }>(
    `SELECT coa_id FROM certificates JOIN collectors ON collectors.id = holder_collector_id
      WHERE collectors.email = ? AND certificates.state = 'issued' LIMIT 1`,
    [DEMO_COLLECTOR.email],
  );
  await page.goto(await askForTransfer(page, gallery, own?.coa_id ?? ''));
  await take(page, 'certificate-transfer');
});
