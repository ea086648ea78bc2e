import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sizes whose frames were read from another table of the price book than their prices. */
const FRAMES_FROM = [
  ['30x20', 'live_table'],
  ['45x30', 'live_table'],
  ['60x40', 'live_table'],
  ['20x20', 'form_create'],
  ['30x30', 'form_create'],
  ['40x40', 'form_create'],
] as const;

/** The live sheet of the price book states its frames itself. */
export class Frames1764600000003 implements MigrationInterface {
  name = 'Frames1764600000003';

  async up(runner: QueryRunner): Promise<void> {
    for (const [size, table] of FRAMES_FROM) {
      const [stated, source] = [framePath('live_sheet', size), framePath(table, size)];
      // JSON_EXTRACT tells a stored null, whose type is NULL, from a size that is not there.
      await runner.query(
        `UPDATE price_book_versions SET readings = JSON_REPLACE(readings, '${stated}', JSON_EXTRACT(readings, '${source}'))
         WHERE JSON_TYPE(JSON_EXTRACT(readings, '${stated}')) = 'NULL' AND JSON_EXTRACT(readings, '${source}') IS NOT NULL`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [size] of FRAMES_FROM) {
      await runner.query(
        `UPDATE price_book_versions SET readings = JSON_REPLACE(readings, '${framePath('live_sheet', size)}', NULL)`,
      );
    }
  }
}

const framePath = (table: string, size: string): string => `$."${table}"."${size}".frameSize`;
