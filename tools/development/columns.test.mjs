import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { connectionOptions } from '../database/connection.mjs';
import { startThrowawayDatabase } from '../database/index.mjs';
import { timeFactor } from '../jest/time-factor.mjs';
import { watchColumns } from './columns.mjs';
import { createProblems } from './problems.mjs';

const limitMs = 20_000 * timeFactor;
// A database server's own start.
jest.setTimeout(60_000 * timeFactor);

let root;
let database;
let connection;
let columns;
let lines;
beforeEach(async () => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'gallery-columns-')));
  lines = [];
  database = await startThrowawayDatabase();
  connection = await createConnection({ ...connectionOptions(database.url), database: undefined });
  await connection.query('CREATE DATABASE columns_test');
  await connection.query('USE columns_test');
  await connection.query('CREATE TABLE sold_works (id INT PRIMARY KEY, sold_at DATETIME)');
  const url = new URL(database.url);
  url.pathname = '/columns_test';
  columns = await watchColumns({
    root,
    dir: root,
    databaseUrl: url.href,
    problems: createProblems((line) => lines.push(line)),
  });
});
afterEach(async () => {
  await columns.close();
  await connection.query('DROP DATABASE columns_test');
  await connection.end();
  await database.stop();
  fs.rmSync(root, { recursive: true });
});

async function says(text) {
  const deadline = Date.now() + limitMs;
  while (!lines.join('\n').includes(text)) {
    if (Date.now() > deadline) throw new Error(`Not within ${limitMs} ms: ${text}\n${lines.join('\n')}`);
    await delay(20);
  }
}

test('a column without a migration is reported when it is saved, until the database has it', async () => {
  fs.writeFileSync(
    path.join(root, 'sold-work.entity.ts'),
    `import { Column, Entity, PrimaryColumn } from 'typeorm';
@Entity('sold_works')
export class SoldWorkEntity {
  @PrimaryColumn('int') id: number;
  @Column('datetime') soldAt: Date;
  @Column('varchar', { length: 20 }) frameColor: string;
}
`,
  );
  await says('✗ database: sold-work.entity.ts:6  The database has no column sold_works.frame_color');
  expect(lines.join('\n')).not.toContain('sold_at');
  await connection.query('ALTER TABLE sold_works ADD frame_color VARCHAR(20)');
  await says('✓ database: has every column');
});
