import { signIn } from './collector';
import { expect, walk } from './test';

walk('a collector signs in, and finds orders and a valid certificate', async ({ visitor }) => {
  await visitor.open('/about');
  await signIn(visitor);
  await visitor.open('/collector');
  await visitor.read('VIP Collector');
  await visitor.open('/collector?tab=orders');
  await visitor.read(/\d of 9/);
  await visitor.open('/collector/portal?tab=certificates');
  await visitor.see('link', /^Open certificate of /);
  await visitor.press('link', /^Public page of /);
  await visitor.expectAddress(/\/certificate\//);
  await visitor.read(/valid/i);
});

walk('a private preview shows its numbers, one of which gets reserved', async ({ visitor, gallery }) => {
  await visitor.open('/about');
  await signIn(visitor);
  await visitor.open('/collector/portal?tab=private-preview');
  await visitor.check('radio', 'Number 4, available');
  await visitor.press('button', 'Reserve number 4 for 48 hours');
  await visitor.read('Number 4 of 9 is reserved for you');
  const [held] = await gallery.query<{ count: number }>(
    "SELECT COUNT(*) AS count FROM prints WHERE state = 'held' AND collector_id IS NOT NULL",
  );
  expect(held?.count).toBe(1);
});
