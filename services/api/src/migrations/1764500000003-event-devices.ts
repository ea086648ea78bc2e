import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Devices that upload photographs to one event, and the codes that pair them. */
export class EventDevices1764500000003 implements MigrationInterface {
  name = 'EventDevices1764500000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE event_devices (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        event_id CHAR(36) CHARACTER SET ascii NOT NULL,
        name VARCHAR(100) NOT NULL,
        token_digest CHAR(64) CHARACTER SET ascii NOT NULL,
        created_by CHAR(36) CHARACTER SET ascii NOT NULL,
        created_at DATETIME(3) NOT NULL,
        expires_at DATETIME(3) NOT NULL,
        last_used_at DATETIME(3) NULL,
        revoked_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY event_devices_token (token_digest),
        KEY event_devices_event (event_id, created_at),
        CONSTRAINT event_devices_event FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE
      )
    `);
    await runner.query(`
      CREATE TABLE event_device_codes (
        event_id CHAR(36) CHARACTER SET ascii NOT NULL,
        created_by CHAR(36) CHARACTER SET ascii NOT NULL,
        code_digest CHAR(64) CHARACTER SET ascii NOT NULL,
        created_at DATETIME(3) NOT NULL,
        expires_at DATETIME(3) NOT NULL,
        PRIMARY KEY (event_id, created_by),
        UNIQUE KEY event_device_codes_code (code_digest),
        CONSTRAINT event_device_codes_event FOREIGN KEY (event_id) REFERENCES events (id) ON DELETE CASCADE
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE event_device_codes');
    await runner.query('DROP TABLE event_devices');
  }
}
