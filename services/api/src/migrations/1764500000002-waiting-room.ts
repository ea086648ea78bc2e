import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Places of people who wait for a print of an edition, and a row to lock for each edition that ever had a line. */
export class WaitingRoom1764500000002 implements MigrationInterface {
  name = 'WaitingRoom1764500000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE waiting_room_places (
        id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
        edition_id CHAR(36) CHARACTER SET ascii NOT NULL,
        person_key CHAR(64) CHARACTER SET ascii NOT NULL,
        network_key CHAR(64) CHARACTER SET ascii NULL,
        token_digest CHAR(64) CHARACTER SET ascii NOT NULL,
        state VARCHAR(8) CHARACTER SET ascii NOT NULL,
        called_until DATETIME(3) NULL,
        seen_at DATETIME(3) NOT NULL,
        created_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        UNIQUE KEY waiting_room_places_person (edition_id, person_key),
        UNIQUE KEY waiting_room_places_token (token_digest),
        KEY waiting_room_places_line (edition_id, state, id),
        KEY waiting_room_places_seen (seen_at)
      )
    `);
    await runner.query(`
      CREATE TABLE waiting_room_lines (
        edition_id CHAR(36) CHARACTER SET ascii NOT NULL,
        PRIMARY KEY (edition_id)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE waiting_room_lines');
    await runner.query('DROP TABLE waiting_room_places');
  }
}
