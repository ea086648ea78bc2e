import type { DataSource } from 'typeorm';

/** Connections that work, connections that idle, and callers without one. */
export interface PoolStats extends Record<string, number> {
  used: number;
  free: number;
  waiting: number;
}

/**
 * How the pool of this process stands. The driver shows it nowhere but in fields of its own, which a new version may call
 * otherwise: then null, and the test of the metrics fails.
 */
export function readPoolStats({ driver }: DataSource): PoolStats | null {
  const pool = readField(driver, 'pool');
  const [all, free, waiting] = ['_allConnections', '_freeConnections', '_connectionQueue'].map((name) =>
    readField(readField(pool, name), 'length'),
  );
  if (typeof all !== 'number' || typeof free !== 'number' || typeof waiting !== 'number') return null;
  return { used: all - free, free, waiting };
}

const readField = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
