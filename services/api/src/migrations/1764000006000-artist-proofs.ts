import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many artist's proofs a work has beside its numbered prints, which the edition statement tells. */
export class ArtistProofs1764000006000 implements MigrationInterface {
  name = 'ArtistProofs1764000006000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE artworks ADD COLUMN artist_proofs SMALLINT UNSIGNED NOT NULL DEFAULT 0 AFTER tier',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE artworks DROP COLUMN artist_proofs');
  }
}
