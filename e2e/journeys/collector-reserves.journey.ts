import { CARD, leaveForPayment, payWith, reviewOrder } from '../harness/buyer';
import { signIn } from '../harness/collector';
import { expect, test } from '../harness/test';

interface Print {
  state: string;
  has_collector: number;
  has_order: number;
}

test('a returning collector reserves a number in a private preview and buys exactly that number', async ({
  page,
  gallery,
}) => {
  const stateOf = async (title: string, number: number): Promise<Print | undefined> => {
    const [print] = await gallery.query<Print>(
      `SELECT prints.state, prints.collector_id IS NOT NULL AS has_collector, prints.order_id IS NOT NULL AS has_order
         FROM prints JOIN editions ON editions.id = prints.edition_id JOIN artworks ON artworks.id = editions.artwork_id
        WHERE artworks.title = ? AND prints.edition_number = ? AND editions.total = 9 ORDER BY prints.state DESC`,
      [title, number],
    );
    return print;
  };

  await page.goto('/');
  await signIn(page);
  await page.goto('/collector/portal?tab=private-preview');
  const [hidden] = await gallery.query<{ title: string; slug: string }>(
    "SELECT title, slug FROM artworks WHERE live_status = 'hidden'",
  );
  const title = hidden?.title ?? '';
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await test.step('nobody else sees the artwork', async () => {
    expect((await fetch(`${gallery.baseURL}/fine-art/${hidden?.slug}`)).status).toBe(404);
  });

  await test.step('reserves number 4', async () => {
    // The dot stands in for the radio.
    await page.getByRole('radio', { name: 'Number 4, available' }).first().check({ force: true });
    await page.getByRole('button', { name: 'Reserve number 4 for 48 hours' }).click();
    await expect(page.getByText('Number 4 of 9 is reserved for you')).toBeVisible();
    await expect(page.getByRole('timer', { name: 'Time left' })).toContainText('47 h 59 min');
    expect(await stateOf(title, 4)).toMatchObject({ state: 'held', has_collector: 1, has_order: 0 });
  });

  await test.step('buys it', async () => {
    await page.getByRole('button', { name: 'Buy number 4' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await reviewOrder(page);
    await leaveForPayment(page);
    await payWith(page, CARD.pays);
    await expect(page.getByText(/4 of 9/).first()).toBeVisible();
    expect(await stateOf(title, 4)).toMatchObject({ state: 'sold', has_order: 1 });
  });
});
