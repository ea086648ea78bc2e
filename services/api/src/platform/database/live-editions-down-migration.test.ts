import { DataSource } from 'typeorm';
import { workerSchema } from '../../../test/app/test-schema';
import { MIGRATIONS } from '../../migrations';
import { LiveEditions1764100003000 } from '../../migrations/1764100003000-live-editions';
import { Settings } from '../config/settings';
import { dataSourceOptions } from './data-source-options';
import { migrateUp } from './migrations';

const ID = '0199f0a0-0000-7000-8000-000000000001';

let source: DataSource;

beforeAll(async () => {
  const settings = Settings.read({ DATABASE_URL: await workerSchema('_live_editions') });
  source = await new DataSource({
    ...dataSourceOptions(settings.database),
    migrations: MIGRATIONS,
  }).initialize();
  await migrateUp(source);
});
afterAll(() => source.destroy());

const EDITION = `INSERT INTO editions (id, photo_id, position, size, kind, price_cents, total, frame_style, shipping_class)
  VALUES ('${ID}', '${ID}', 0, '30x20', 'framed', 1000000, 9, 'Black wood', 'framed')`;
const lineOf = (photoId: string): string =>
  `INSERT INTO order_lines (id, order_id, position, artwork_id, photo_id, title, series, year, size, frame_style, price_cents, quantity, edition_total)
   VALUES ('${ID}', '${ID}', 0, '${ID}', ${photoId}, 'The hat', 'An evening', 2026, '7x5', '', 15000, 1, 0)`;

/** The tables that the step alters, as the database would create them again. */
async function tables(): Promise<unknown[]> {
  const names = ['certificates', 'order_lines', 'editions'];
  return Promise.all(names.map((name) => source.query<unknown>(`SHOW CREATE TABLE ${name}`)));
}

test.each([
  ['an edition of a photograph', EDITION],
  ['an order line of a photograph', lineOf(`'${ID}'`)],
  ['an order line without an edition', lineOf('NULL')],
])('the step down refuses while there is %s, and has changed nothing', async (_what, insert) => {
  const before = await tables();
  const runner = source.createQueryRunner();
  try {
    // What the row belongs to is beside the point.
    await runner.query('SET foreign_key_checks = 0');
    await runner.query(insert);
    await expect(new LiveEditions1764100003000().down(runner)).rejects.toThrow('Nothing was changed.');
    expect(await tables()).toEqual(before);
  } finally {
    await runner.query('DELETE FROM editions');
    await runner.query('DELETE FROM order_lines');
    await runner.query('SET foreign_key_checks = 1');
    await runner.release();
  }
});
