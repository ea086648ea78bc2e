import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds people by how their name begins. */
export class PeopleNames1764700000032 implements MigrationInterface {
  name = 'PeopleNames1764700000032';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE people ADD KEY people_name (name)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE people DROP KEY people_name');
  }
}
