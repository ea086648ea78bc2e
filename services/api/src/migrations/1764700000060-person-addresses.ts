import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { MigrationStep } from './migration-step';

/** Addresses that the owner joined to another person. They part by themselves when that person is gone. */
export class PersonAddresses1764700000060 implements MigrationInterface {
  static readonly step: MigrationStep = { kind: 'expand', because: 'only the new column is constrained' };

  name = 'PersonAddresses1764700000060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE people
        ADD COLUMN joined_to CHAR(36) CHARACTER SET ascii NULL,
        ADD KEY people_joined_to (joined_to),
        ADD CONSTRAINT people_joined_to FOREIGN KEY (joined_to) REFERENCES people (id) ON DELETE SET NULL
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE people DROP FOREIGN KEY people_joined_to');
    await runner.query('ALTER TABLE people DROP KEY people_joined_to, DROP COLUMN joined_to');
  }
}
