import type { TestApi } from './start-api';

/** Resolves once some transaction waits for a lock. */
export async function lockWait(api: TestApi): Promise<void> {
  for (;;) {
    const [row] = await api.database.manager.query<{ Value: string }[]>(
      "SHOW GLOBAL STATUS LIKE 'Innodb_row_lock_current_waits'",
    );
    if (Number(row?.Value) > 0) return;
  }
}
