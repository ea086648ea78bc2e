import { signedIn } from '../../test/builders/collectors';
import { createHiddenWork, showTo } from '../../test/builders/private-previews';
import { emailText } from '../../test/builders/email-text';
import { startApi, type TestApi } from '../../test/app/start-api';

const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** Addresses of the emails about previews, in the order of the outbox. */
async function told(): Promise<string[]> {
  await api.deliverOutbox();
  const rows: { dedupe_key: string }[] = await api.database.manager.query(
    "SELECT dedupe_key FROM outbox WHERE dedupe_key LIKE 'mail:preview-opened:%' ORDER BY due_at, id",
  );
  return rows.map((row) => row.dedupe_key.split(':').at(-1) ?? '');
}

test('collectors at the level and above are notified when the preview opens, and not before', async () => {
  const vip = await signedIn(api, { firstName: 'Vera', level: 'VIP' });
  const premium = await signedIn(api, { firstName: 'Pia', level: 'Premium' });
  await signedIn(api, { firstName: 'Stan', level: 'Standard' });
  await signedIn(api, { firstName: 'Una', level: 'VIP', isConfirmed: false });
  const opensAt = new Date(api.clock.now().getTime() + DAY_MS);
  await showTo(api, (await createHiddenWork(api)).id, { level: 'Premium', opensAt });

  expect(await told()).toEqual([]);
  api.clock.advance(DAY_MS);
  expect(await told()).toEqual([vip.id, premium.id]);
});

test('a preview that is withdrawn before it opens is not announced', async () => {
  const ada = await signedIn(api);
  const opensAt = new Date(api.clock.now().getTime() + DAY_MS);
  const id = await showTo(api, (await createHiddenWork(api)).id, { collectorId: ada.id, opensAt });
  await api.database.manager.query('UPDATE private_previews SET expires_at = created_at WHERE id = ?', [id]);
  api.clock.advance(DAY_MS);
  expect(await told()).toEqual([]);
});

test('the email has the artwork, the artist’s note and the link', async () => {
  const ada = await signedIn(api, { email: 'words@example.com' });
  await showTo(api, (await createHiddenWork(api)).id, { collectorId: ada.id, note: 'Made in May.' });
  await told();
  await api.deliverOutbox();
  const mail = (await api.mails()).map(emailText).find((each) => each.includes('words@example.com'));
  expect(mail).toContain('A private preview for you: Night Bloom');
  expect(mail).toContain('Made in May.');
  expect(mail).toContain('http://gallery.example/collector/portal');
});
