import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What collectors keep: favorites, and commissions with their history. */
export class Collecting1764000003000 implements MigrationInterface {
  name = 'Collecting1764000003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE favorites (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        collector_id CHAR(36) CHARACTER SET ascii NOT NULL,
        artwork_id CHAR(36) CHARACTER SET ascii NOT NULL,
        created_at DATETIME(3) NOT NULL,
        UNIQUE KEY favorites_once (collector_id, artwork_id),
        CONSTRAINT favorites_collector FOREIGN KEY (collector_id) REFERENCES collectors (id) ON DELETE CASCADE,
        CONSTRAINT favorites_artwork FOREIGN KEY (artwork_id) REFERENCES artworks (id)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    // A commission outlives the account it was made for, then without a name.
    await runner.query(`
      CREATE TABLE commissions (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        collector_id CHAR(36) CHARACTER SET ascii NULL,
        inquiry_id CHAR(36) CHARACTER SET ascii NULL,
        status VARCHAR(12) CHARACTER SET ascii NOT NULL,
        project_type VARCHAR(120) NOT NULL,
        budget_range VARCHAR(120) NOT NULL,
        description TEXT NOT NULL,
        wants_studio_visit TINYINT(1) NOT NULL,
        created_at DATETIME(3) NOT NULL,
        updated_at DATETIME(3) NOT NULL,
        UNIQUE KEY commissions_inquiry (inquiry_id),
        KEY commissions_collector (collector_id, created_at),
        CONSTRAINT commissions_collector FOREIGN KEY (collector_id) REFERENCES collectors (id) ON DELETE SET NULL,
        CONSTRAINT commissions_status CHECK (status IN ('pending', 'confirmed', 'approved', 'processing', 'reviewing',
          'shipped', 'delivered', 'completed', 'rejected', 'cancelled'))
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      CREATE TABLE commission_events (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        commission_id CHAR(36) CHARACTER SET ascii NOT NULL,
        status VARCHAR(12) CHARACTER SET ascii NOT NULL,
        actor VARCHAR(120) NOT NULL,
        note VARCHAR(500) NULL,
        created_at DATETIME(3) NOT NULL,
        KEY commission_events_commission (commission_id, id),
        CONSTRAINT commission_events_commission FOREIGN KEY (commission_id) REFERENCES commissions (id)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['commission_events', 'commissions', 'favorites'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
