import { createPublicKey, verify } from 'node:crypto';
import { DataSource } from 'typeorm';
import { startApi, type TestApi } from '../../../api/test/app/start-api';
import { describePicture } from '../../../api/test/builders/artworks';
import { CatalogService } from '@gallery/api/catalog';
import { CertificateSigningService } from '@gallery/api/certificates';
import { auditLedger, ledgerInvariants } from '@gallery/api/print-ledger';
import type { ScaleSize } from './scale-size';
import { seedScale } from './scale-gallery';

const SMALL: ScaleSize = {
  artworks: 12,
  collectors: 15,
  orders: 60,
  messages: 20,
  emails: 20,
  auditEntries: 10,
  commissions: 4,
  previews: 4,
  visits: 300,
};

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await describePicture(api);
  // The demo has visits already.
  await api.database.manager.query(
    "INSERT INTO visit_daily_totals (day, dimension, name, visits, visitors) VALUES (CURDATE() - INTERVAL 1 DAY, 'all', '', 1, 1)",
  );
});
afterAll(() => api.close());

const seed = () =>
  seedScale(
    {
      database: api.database,
      catalogue: api.get(CatalogService),
      signer: api.get(CertificateSigningService),
      brandId: 'TF',
      now: api.clock.now(),
      // So few that tables fill up at different times, as they do at full size.
      rowsAtOnce: 40,
    },
    SMALL,
  );

/** The number of rows that must not exist. */
async function faults(sql: string): Promise<number> {
  const rows: unknown[] = await api.database.manager.query(sql);
  return rows.length;
}

test('makes a gallery whose orders, ledger and certificates agree', async () => {
  const written = await seed();
  expect(written.get('orders')).toBe(SMALL.orders);
  expect(written.get('contact_messages')).toBe(SMALL.messages);
  const findings = await auditLedger(
    api.get(DataSource),
    ledgerInvariants(api.get(CertificateSigningService)),
  );
  expect(findings.filter((finding) => finding.violations > 0)).toEqual([]);
});

test('makes visits whose days come to what their sums say', async () => {
  expect((await seed()).get('visits')).toBe(SMALL.visits);
  expect(
    await faults(`
      SELECT day FROM (
        SELECT DATE(occurred_at) AS of_day, COUNT(*) AS views, COUNT(DISTINCT visitor) AS people FROM visits GROUP BY of_day
      ) seen LEFT JOIN visit_daily_totals ON day = of_day AND dimension = 'all'
      WHERE visits IS NULL OR visits <> views OR visitors <> people`),
  ).toBe(0);
});

test('signs certificates that the published key checks', async () => {
  await seed();
  const [certificate]: { statement: string; statement_signature: string }[] =
    await api.database.manager.query('SELECT statement, statement_signature FROM certificates LIMIT 1');
  const [key] = api.get(CertificateSigningService).publishedKeys;
  const { statement = '', statement_signature: signature = '' } = certificate ?? {};
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key?.x }, format: 'jwk' });
  expect(verify(null, Buffer.from(statement), publicKey, Buffer.from(signature, 'base64'))).toBe(true);
});

test('a second run leaves all as it is, and another gallery of the same day is the same', async () => {
  await seed();
  const first: unknown = await api.database.manager.query('SELECT id, number FROM orders ORDER BY id');
  expect((await seed()).size).toBe(0);
  await api.reset();
  await describePicture(api);
  await seed();
  expect(await api.database.manager.query('SELECT id, number FROM orders ORDER BY id')).toEqual(first);
});
