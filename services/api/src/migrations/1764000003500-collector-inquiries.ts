import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Contact messages of collectors who are signed in: whose, of which kind, about which work. */
export class CollectorInquiries1764000003500 implements MigrationInterface {
  name = 'CollectorInquiries1764000003500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE contact_messages
        ADD COLUMN collector_id CHAR(36) CHARACTER SET ascii NULL AFTER type,
        ADD COLUMN inquiry_type VARCHAR(20) CHARACTER SET ascii NULL AFTER collector_id,
        ADD COLUMN artwork_id CHAR(36) CHARACTER SET ascii NULL AFTER inquiry_type,
        ADD KEY contact_messages_collector (collector_id, created_at),
        ADD CONSTRAINT contact_messages_collector FOREIGN KEY (collector_id) REFERENCES collectors (id)
          ON DELETE SET NULL,
        ADD CONSTRAINT contact_messages_artwork FOREIGN KEY (artwork_id) REFERENCES artworks (id)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE contact_messages
        DROP FOREIGN KEY contact_messages_collector,
        DROP FOREIGN KEY contact_messages_artwork,
        DROP KEY contact_messages_collector,
        DROP KEY contact_messages_artwork,
        DROP COLUMN artwork_id,
        DROP COLUMN inquiry_type,
        DROP COLUMN collector_id
    `);
  }
}
