import { DataSource } from 'typeorm';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { AppError } from '../errors/app-error';
import { toAppError } from '../errors/error.filter';
import { dataSourceOptions } from './data-source-options';
import type { Database } from './database';

let api: TestApi;
let database: Database;

beforeAll(async () => {
  api = await startApi();
  database = api.database;
  await database.manager.query(
    'CREATE TABLE IF NOT EXISTS drawers (name VARCHAR(20) PRIMARY KEY, prints INT NOT NULL)',
  );
});
beforeEach(async () => {
  await api.reset();
  await database.manager.query('DELETE FROM drawers');
  await database.manager.query("INSERT INTO drawers VALUES ('left', 0), ('right', 0)");
});
afterAll(async () => {
  await database.manager.query('DROP TABLE drawers');
  await api.close();
});

async function printsIn(drawer: string): Promise<number> {
  const rows: { prints: number }[] = await database.manager.query(
    'SELECT prints FROM drawers WHERE name = ?',
    [drawer],
  );
  return rows[0]?.prints ?? 0;
}

async function addTo(drawer: string): Promise<void> {
  await database.manager.query('UPDATE drawers SET prints = prints + 1 WHERE name = ?', [drawer]);
}

test('an error undoes everything the transaction has written', async () => {
  const refused = database.transaction(async () => {
    await addTo('left');
    throw new AppError('not_found');
  });

  await expect(refused).rejects.toThrow(AppError);
  expect(await printsIn('left')).toBe(0);
});

test('an inner transaction joins the outer one and is undone with it', async () => {
  const refused = database.transaction(async () => {
    await database.transaction(() => addTo('left'));
    throw new Error('outer');
  });

  await expect(refused).rejects.toThrow('outer');
  expect(await printsIn('left')).toBe(0);
});

test('what a transaction writes is not visible outside before the commit', async () => {
  let wrote: () => void = () => undefined;
  let leave: () => void = () => undefined;
  const written = new Promise<void>((resolve) => (wrote = resolve));
  const mayCommit = new Promise<void>((resolve) => (leave = resolve));
  const running = database.transaction(async () => {
    await addTo('left');
    wrote();
    await mayCommit;
  });

  await written;
  const meanwhile = await printsIn('left');
  leave();
  await running;

  expect(meanwhile).toBe(0);
  expect(await printsIn('left')).toBe(1);
});

test('the victim of a deadlock is retried, and both transactions are done once', async () => {
  const attempts = { first: 0, second: 0 };
  let meet: () => void = () => undefined;
  const met = new Promise<void>((resolve) => (meet = resolve));
  let locked = 0;
  const work = (name: 'first' | 'second', one: string, other: string) =>
    database.transaction(async () => {
      attempts[name] += 1;
      await addTo(one);
      // Both have locked their first drawer; only the first attempts collide.
      locked += 1;
      if (locked === 2) meet();
      await met;
      await addTo(other);
    });

  await Promise.all([work('first', 'left', 'right'), work('second', 'right', 'left')]);

  expect(attempts.first + attempts.second).toBe(3);
  expect(await printsIn('left')).toBe(2);
  expect(await printsIn('right')).toBe(2);
});

test('the hooks of a deadlocked attempt are dropped', async () => {
  const hooks: string[] = [];
  let attempt = 0;
  const victim = database.transaction(async () => {
    attempt += 1;
    const label = `attempt ${attempt}`;
    database.afterCommit(() => void hooks.push(label));
    if (attempt === 1) throw Object.assign(new Error('Deadlock found'), { errno: 1213 });
  });

  await victim;

  expect(hooks).toEqual(['attempt 2']);
});

test.each([1205, 1020])('error %i is retried as well', async (errno) => {
  let attempt = 0;
  const result = await database.transaction(async () => {
    attempt += 1;
    if (attempt < 3)
      throw Object.assign(new Error('passing'), { driverError: Object.assign(new Error('x'), { errno }) });
    return attempt;
  });

  expect(result).toBe(3);
});

/** The running transaction's COMMIT is refused, and nothing of it stays. */
function refuseCommit(errno: number, message: string): void {
  const runner = database.manager.queryRunner;
  if (!runner) throw new Error('There is no transaction.');
  jest.spyOn(runner, 'commitTransaction').mockRejectedValueOnce(Object.assign(new Error(message), { errno }));
}

test('a COMMIT that conflicts with another cluster node is retried, and done once', async () => {
  let attempts = 0;
  await database.transaction(async () => {
    attempts += 1;
    await addTo('left');
    if (attempts === 1)
      refuseCommit(1213, 'Deadlock found when trying to get lock; try restarting transaction');
  });

  expect(attempts).toBe(2);
  expect(await printsIn('left')).toBe(1);
});

test('a COMMIT with an unknown outcome is not repeated, and the database counts as unavailable', async () => {
  let attempts = 0;
  const error: unknown = await database
    .transaction(async () => {
      attempts += 1;
      await addTo('left');
      refuseCommit(1180, 'Error while appending streaming replication fragment during COMMIT');
    })
    .catch((thrown: unknown) => thrown);

  expect(attempts).toBe(1);
  expect(toAppError(error)).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
});

test('a node without a majority counts as an unavailable database', () => {
  const driverError = Object.assign(new Error('WSREP has not yet prepared node for application use'), {
    errno: 1047,
    code: 'ER_UNKNOWN_COM_ERROR',
  });

  expect(toAppError(Object.assign(new Error('query failed'), { driverError }))).toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 5,
  });
});

test('a transaction that never succeeds fails with the last error', async () => {
  let attempts = 0;
  const hopeless = database.transaction(async () => {
    attempts += 1;
    throw Object.assign(new Error(`deadlock ${attempts}`), { errno: 1213 });
  });

  await expect(hopeless).rejects.toThrow('deadlock 8');
});

test('other errors are not retried', async () => {
  let attempts = 0;
  const broken = database.transaction(async () => {
    attempts += 1;
    await database.manager.query('SELECT nothing FROM nowhere');
  });

  await expect(broken).rejects.toThrow();
  expect(attempts).toBe(1);
});

test('hooks run after the outermost commit, in order, and see what was committed', async () => {
  const seen: string[] = [];
  await database.transaction(async () => {
    await database.transaction(async () => {
      await addTo('left');
      database.afterCommit(async () => void seen.push(`first sees ${await printsIn('left')}`));
    });
    expect(seen).toEqual([]);
    database.afterCommit(() => void seen.push('second'));
  });

  expect(seen).toEqual(['first sees 1', 'second']);
});

test('a failing hook neither undoes the commit nor stops the next one', async () => {
  const seen: string[] = [];
  await database.transaction(async () => {
    await addTo('left');
    database.afterCommit(() => Promise.reject(new Error('hook')));
    database.afterCommit(() => void seen.push('next'));
  });

  expect(seen).toEqual(['next']);
  expect(await printsIn('left')).toBe(1);
});

test('the reads of a snapshot do not see writes between them', async () => {
  await addTo('left');
  const seen = await database.snapshot(async () => {
    const first = await printsIn('left');
    // The source's own queries are on another connection.
    await api.get(DataSource).query("UPDATE drawers SET prints = 5 WHERE name = 'left'");
    return [first, await printsIn('left')];
  });

  expect(seen).toEqual([1, 1]);
  expect(await printsIn('left')).toBe(5);
});

test('transactions run at READ COMMITTED, whatever the server’s default', async () => {
  await database.manager.query('SET GLOBAL TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  const source = new DataSource(dataSourceOptions(api.settings.database));
  try {
    await source.initialize();
  } finally {
    await database.manager.query('SET GLOBAL TRANSACTION ISOLATION LEVEL READ COMMITTED');
  }
  const level = await source.transaction(async (manager) => {
    await manager.query('SELECT prints FROM drawers');
    const rows: { value: string }[] = await manager.query(
      'SELECT trx_isolation_level AS value FROM information_schema.innodb_trx WHERE trx_mysql_thread_id = CONNECTION_ID()',
    );
    return rows[0]?.value;
  });
  await source.destroy();

  expect(level).toBe('READ COMMITTED');
});
