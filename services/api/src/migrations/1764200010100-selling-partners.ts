import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Selling partners: who they are, the code of their link and their share. */
export class SellingPartners1764200010100 implements MigrationInterface {
  name = 'SellingPartners1764200010100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE selling_partners (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        partner_name VARCHAR(120) NOT NULL,
        partner_id VARCHAR(40) CHARACTER SET ascii NOT NULL,
        email VARCHAR(254) NOT NULL,
        rate_bp SMALLINT UNSIGNED NOT NULL,
        status VARCHAR(12) CHARACTER SET ascii NOT NULL,
        notes VARCHAR(2000) NULL,
        version INT UNSIGNED NOT NULL DEFAULT 1,
        created_at DATETIME(3) NOT NULL,
        UNIQUE KEY selling_partners_code (partner_id),
        KEY selling_partners_newest (created_at, id),
        KEY selling_partners_status (status, created_at, id),
        CONSTRAINT selling_partners_status CHECK (status IN ('active', 'inactive')),
        CONSTRAINT selling_partners_rate CHECK (rate_bp <= 10000)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE selling_partners');
  }
}
