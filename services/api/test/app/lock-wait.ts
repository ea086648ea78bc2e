import type { TestApi } from './start-api';

/** Resolves once some transaction, or so many, wait for a lock. */
export async function lockWait(api: TestApi, waits = 1): Promise<void> {
  for (;;) {
    const [row] = await api.database.manager.query<{ Value: string }[]>(
      "SHOW GLOBAL STATUS LIKE 'Innodb_row_lock_current_waits'",
    );
    if (Number(row?.Value) >= waits) return;
  }
}
