import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who wants to sell for the gallery; each is a message of the inbox as well, under the same id. */
export class PartnerApplications1764200011000 implements MigrationInterface {
  name = 'PartnerApplications1764200011000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE partner_applications (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        full_name VARCHAR(200) NOT NULL,
        email VARCHAR(254) NOT NULL,
        phone VARCHAR(40) NOT NULL,
        location VARCHAR(200) NOT NULL,
        business VARCHAR(200) NOT NULL,
        portfolio VARCHAR(500) NOT NULL,
        buyer_types VARCHAR(500) NOT NULL,
        experience TEXT NOT NULL,
        role VARCHAR(20) CHARACTER SET ascii NOT NULL,
        notes TEXT NOT NULL,
        state VARCHAR(10) CHARACTER SET ascii NOT NULL DEFAULT 'new',
        partner_id CHAR(36) CHARACTER SET ascii NULL,
        digest CHAR(64) CHARACTER SET ascii NULL,
        created_at DATETIME(3) NOT NULL,
        UNIQUE KEY partner_applications_digest (digest),
        KEY partner_applications_email (email, created_at)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE partner_applications');
    await runner.query("DELETE FROM contact_messages WHERE type = 'partner_application'");
  }
}
