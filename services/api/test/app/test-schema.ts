import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { retryTransient } from '../../src/platform/database/database-errors';
import { addSignedInOwner } from './signed-in-owner';

interface TableRow extends RowDataPacket {
  name: string;
}

/** The URL of this jest worker's own schema on the run's database server. Created when it is not there yet. */
export async function workerSchema(suffix = ''): Promise<string> {
  const server = process.env.GALLERY_TEST_DATABASE;
  if (!server) throw new Error('The API tests need the database server that test/global-setup.mjs starts.');
  const url = new URL(server);
  const schema = `gallery_test_${process.env.JEST_WORKER_ID ?? '1'}${suffix}`;
  const connection = await connect(url);
  try {
    await connection.query(`CREATE DATABASE IF NOT EXISTS \`${schema}\` CHARACTER SET utf8mb4`);
  } finally {
    await connection.end();
  }
  url.pathname = `/${schema}`;
  return url.href;
}

/** A plain connection for what the API itself would not do. Times are UTC. */
export async function connect(url: URL | string): Promise<Connection> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const socketPath = searchParams.get('socketPath');
  return createConnection({
    ...(socketPath ? { socketPath } : { host: hostname, port: Number(port || 3306) }),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
    timezone: 'Z',
    multipleStatements: true,
  });
}

/** The tables of the schema but the list of migrations, for `resetTables`. */
export async function tablesOf(connection: Connection): Promise<string[]> {
  const [tables] = await connection.query<TableRow[]>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' AND table_name <> 'migrations'`,
  );
  return tables.map(({ name }) => name);
}

/**
 * Empties the tables in whatever order (keys are not checked meanwhile), and signs the owner in. Each is emptied even if it
 * looks empty: that waits for the API under test, which may still be at work on what the last test began.
 */
export async function resetTables(connection: Connection, tables: readonly string[]): Promise<void> {
  const emptied = tables.filter((name) => name !== AUDIT_LOG).map((name) => `DELETE FROM \`${name}\``);
  await retryTransient(() => connection.query(['SET foreign_key_checks = 0', ...emptied].join(';')));
  await emptyAuditLog(connection);
  await addSignedInOwner(connection);
}

const AUDIT_LOG = 'audit_log';

/** It lets nobody delete its rows; only the whole table can be made anew, which takes longer. */
async function emptyAuditLog(connection: Connection): Promise<void> {
  const [kept] = await connection.query<RowDataPacket[]>(`SELECT id FROM ${AUDIT_LOG} LIMIT 1`);
  if (kept.length > 0) await connection.query(`TRUNCATE TABLE ${AUDIT_LOG}`);
}
