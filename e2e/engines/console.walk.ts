import { signInToConsole } from './staff';
import { walk } from './test';

walk('staff sign in, search the orders and open one', async ({ visitor, gallery }) => {
  const [order] = await gallery.query<{ number: string }>(
    'SELECT number FROM orders ORDER BY created_at, number LIMIT 1',
  );
  const number = order?.number ?? '';
  await signInToConsole(visitor, gallery.adminURL);
  await visitor.press('link', /^Orders/);
  await visitor.enter('Search order, collector, work', number);
  // Rows that go away would leave the press where the order was before.
  await visitor.readAll(/1 of 1, newest first/);
  await visitor.press('link', number);
  await visitor.see('region', `Order ${number}`);
});
