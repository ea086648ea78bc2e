import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { MigrationStep } from './migration-step';

/** Every generated column that an index needs, with the one before it. */
const INDEXED: Readonly<Record<string, readonly [name: string, definition: string, after: string][]>> = {
  orders: [
    [
      'attributed_source',
      "VARCHAR(120) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin AS (if(attribution is null, NULL, ifnull(left(json_value(attribution, '$.source'), 120), '')))",
      'updated_at',
    ],
    [
      'attributed_event',
      "VARCHAR(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin AS (left(json_value(attribution, '$.eventId'), 64))",
      'attributed_source',
    ],
    [
      'attributed_event_name',
      "VARCHAR(120) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin AS (left(json_value(attribution, '$.eventName'), 120))",
      'attributed_event',
    ],
    [
      'customer_last_name',
      "VARCHAR(200) AS (substring_index(customer_name, ' ', -1))",
      'shipping_quoted_cents',
    ],
    [
      'awaits_installation',
      'TINYINT(1) AS (confirmed_at IS NOT NULL AND installation IS NOT NULL AND installation_handled_at IS NULL)',
      'customer_last_name',
    ],
    ['has_delivery_quote', 'TINYINT(1) AS (shipping_quoted_cents > 0)', 'awaits_installation'],
  ],
  editions: [
    [
      'is_low_stock',
      'TINYINT AS (if(enabled = 1 and sold_or_void_count > 0 and sold_or_void_count < total and sold_or_void_count + greatest(2, total DIV 10) >= total, 1, NULL))',
      'sold_or_void_count',
    ],
  ],
  certificates: [
    [
      'awaits_signature',
      "TINYINT(1) AS (state IN ('issued', 'transferred') AND signature_applied_at IS NULL)",
      'version',
    ],
  ],
  contact_messages: [['last_name', "VARCHAR(200) AS (substring_index(name, ' ', -1))", 'answered_at']],
};

/**
 * What a database cluster needs. Generated columns in an index are stored: after a crash a server that only recovers cannot
 * compute virtual ones, and was seen to fill the machine's memory over it. And a row that readiness writes.
 */
export class DatabaseCluster1764700000105 implements MigrationInterface {
  static readonly step: MigrationStep = {
    kind: 'expand',
    because: 'each column is dropped and added in one statement, with the same name, type and values',
  };
  name = 'DatabaseCluster1764700000105';

  async up(runner: QueryRunner): Promise<void> {
    await keep(runner, 'STORED');
    await runner.query(`
      CREATE TABLE write_checks (
        id TINYINT UNSIGNED NOT NULL,
        at DATETIME(3) NOT NULL,
        PRIMARY KEY (id)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE write_checks');
    await keep(runner, 'VIRTUAL');
  }
}

/** In one statement for each table, which leaves its indexes as they are. */
async function keep(runner: QueryRunner, how: 'STORED' | 'VIRTUAL'): Promise<void> {
  for (const [table, columns] of Object.entries(INDEXED)) {
    const changes = columns.flatMap(([name, definition, after]) => [
      `DROP COLUMN ${name}`,
      `ADD COLUMN ${name} ${definition} ${how} AFTER ${after}`,
    ]);
    await runner.query(`ALTER TABLE ${table} ${changes.join(', ')}`);
  }
}
