import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Examples0000000000000 implements MigrationInterface {
  name = 'Examples0000000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE examples (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        name VARCHAR(200) NOT NULL,
        created_at DATETIME(3) NOT NULL,
        KEY examples_created_at (created_at)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE examples');
  }
}
