import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import {
  DataSource,
  EntityManager,
  type EntityTarget,
  type FindOptionsWhere,
  type ObjectLiteral,
} from 'typeorm';
import { retryTransient } from './database-errors';

type AfterCommitHook = () => void | Promise<void>;

interface Transaction {
  manager: EntityManager;
  afterCommit: AfterCommitHook[];
}

/**
 * Access to the database. Stores read `manager` at each query, so that a query inside a transaction cannot run outside
 * of it: the current transaction is in AsyncLocalStorage.
 */
@Injectable()
export class Database implements OnApplicationShutdown {
  private readonly logger = new Logger(Database.name);
  private readonly current = new AsyncLocalStorage<Transaction>();

  constructor(private readonly dataSource: DataSource) {}

  /** The current transaction's manager, or the pool's outside of one. Don't keep it in a field. */
  get manager(): EntityManager {
    return this.current.getStore()?.manager ?? this.dataSource.manager;
  }

  /** The row, which stays locked until the transaction ends. */
  lock<Row extends ObjectLiteral>(
    entity: EntityTarget<Row>,
    where: FindOptionsWhere<Row> | FindOptionsWhere<Row>[],
  ): Promise<Row | null> {
    return this.manager.findOne(entity, { where, lock: { mode: 'pessimistic_write' } });
  }

  /** These rows, which stay locked until the transaction ends. Locked by id, so that two transactions cannot deadlock. */
  lockAll<Row extends { id: string }>(
    entity: EntityTarget<Row>,
    where: FindOptionsWhere<Row> | FindOptionsWhere<Row>[],
  ): Promise<Row[]> {
    return this.manager
      .createQueryBuilder(entity, 'locked')
      .where(where)
      .orderBy('locked.id')
      .setLock('pessimistic_write')
      .getMany();
  }

  /**
   * Runs the work in one transaction, READ COMMITTED as every connection is, or joins the one that is running. The whole work is run again
   * after a deadlock, a lock wait timeout or a changed record, so it must not call anything over the network nor keep
   * state outside the database; use the outbox and `afterCommit` for that.
   */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.current.getStore()) return work();
    const { result, afterCommit } = await retryTransient(() => this.attempt(work));
    for (const hook of afterCommit) await this.runHook(hook);
    return result;
  }

  /**
   * Runs reads that must be consistent: each sees the tables as they were at the first one. They join a running
   * transaction, which has locked what it decides on.
   */
  async snapshot<T>(read: () => Promise<T>): Promise<T> {
    if (this.current.getStore()) return read();
    return this.dataSource.transaction('REPEATABLE READ', (manager) =>
      this.current.run({ manager, afterCommit: [] }, read),
    );
  }

  /**
   * Runs after the outermost commit, in order, or at once outside of a transaction. Dropped when the transaction is
   * rolled back or tried again. A hook that fails is logged: the commit stands.
   */
  afterCommit(run: AfterCommitHook): void {
    const transaction = this.current.getStore();
    if (transaction) transaction.afterCommit.push(run);
    else void this.runHook(run);
  }

  /**
   * Every promise of the process carries every enabled storage along, and one process may open and close many
   * applications.
   */
  onApplicationShutdown(): void {
    this.current.disable();
  }

  private async attempt<T>(work: () => Promise<T>): Promise<{ result: T; afterCommit: AfterCommitHook[] }> {
    return this.dataSource.transaction(async (manager) => {
      const transaction: Transaction = { manager, afterCommit: [] };
      const result = await this.current.run(transaction, work);
      return { result, afterCommit: transaction.afterCommit };
    });
  }

  private async runHook(hook: AfterCommitHook): Promise<void> {
    try {
      await this.current.exit(() => hook());
    } catch (error) {
      this.logger.error(error instanceof Error ? error : new Error(String(error)));
    }
  }
}
