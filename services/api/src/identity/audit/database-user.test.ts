import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bootApi, type TestApi } from '../../../test/app/boot-api';
import { connect, workerSchema } from '../../../test/app/test-schema';
import { checkoutBody, column, createEdition, openCheckout, pay } from '../../../test/builders/checkout';
import { staffSignedIn } from '../../../test/builders/staff';
import { AuditLogService } from './audit-log.service';

/** The script that docker-compose.yml mounts. */
const SCRIPT = path.resolve(__dirname, '../../../../../deploy/database/api-user.sql');
/** Not the script's own name: the server may be in use by someone. */
const USER = { name: 'gallery_api_of_tests', password: 'not-a-secret' };

let api: TestApi;
let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await workerSchema('_api_user');
  const script = (await readFile(SCRIPT, 'utf8')).replaceAll("'gallery_api'", `'${USER.name}'`);
  await asAdministrator(`${script}\n${script}
    ALTER USER '${USER.name}'@'%' IDENTIFIED BY '${USER.password}' ACCOUNT UNLOCK`);
  api = await bootApi(databaseUrl, { stripe: true, databaseUser: USER });
});
afterAll(async () => {
  await api.close();
  await asAdministrator(`DROP USER '${USER.name}'@'%'`);
});
beforeEach(() => api.reset());

async function asAdministrator(sql: string): Promise<void> {
  const connection = await connect(databaseUrl);
  await connection.query(sql);
  await connection.end();
}

const addAuditEntry = () =>
  api.get(AuditLogService).record({ action: 'order.refunded', actor: { kind: 'nobody' } });

test('the API’s database user can do everything a purchase needs', async () => {
  const edition = await createEdition(api);
  await pay(api, await openCheckout(api, checkoutBody([edition])));
  await api.deliverOutbox();

  expect(await column(api, 'SELECT status FROM orders')).toEqual(['confirmed']);
  expect(await column(api, 'SELECT sold_or_void_count FROM editions')).toEqual([1]);
  expect(await api.mails()).not.toEqual([]);
  expect((await api.request('/api/health/ready')).status).toBe(200);
});

test('it reads and adds to the audit log', async () => {
  const owner = await staffSignedIn(api, { role: 'owner' });
  await addAuditEntry();
  const answer = await api.request('/api/admin/audit-log', { headers: owner.headers });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ total: 1 });
});

test.each([
  'DROP TRIGGER audit_log_no_update',
  'DROP TRIGGER prints_count_update',
  'CREATE TRIGGER audit_log_other BEFORE INSERT ON audit_log FOR EACH ROW SET NEW.action = 1',
  'ALTER TABLE audit_log ADD COLUMN extra INT',
  'RENAME TABLE audit_log TO other',
  'TRUNCATE TABLE audit_log',
  'DROP TABLE audit_log',
  'CREATE TABLE other (id INT)',
  "GRANT DELETE ON * TO 'other'@'%'",
  "UPDATE audit_log SET action = 'nothing'",
  'DELETE FROM audit_log',
])('it cannot %s', async (statement) => {
  await addAuditEntry();

  await expect(api.database.manager.query(statement)).rejects.toThrow(/denied|only ever added to/);

  expect(await column(api, 'SELECT action FROM audit_log')).toEqual(['order.refunded']);
});
