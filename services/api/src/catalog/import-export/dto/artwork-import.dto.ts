import { ApiProperty } from '@nestjs/swagger';
import type { ImportRowOutcome } from '../artwork-import-plan.service';

const OUTCOMES = ['new', 'changed', 'unchanged', 'fault'] as const satisfies readonly ImportRowOutcome[];

/** A cell that differs from the artwork. */
export class ImportChange {
  @ApiProperty({ example: '30x20 price' }) column: string;
  @ApiProperty({ description: 'Current value; empty if there is none' }) from: string;
  @ApiProperty({ description: 'Value in the file; empty if there is none' }) to: string;
}

/** A cell that is invalid, and why. */
export class ImportError {
  @ApiProperty({ type: String, nullable: true, description: 'Null if it concerns the whole row' })
  column: string | null;
  @ApiProperty() sentence: string;
}

/** A row of the file and its outcome. */
export class ImportRow {
  @ApiProperty({ description: 'As in a spreadsheet; the headers are row 1' }) row: number;
  @ApiProperty() title: string;
  @ApiProperty({ enum: OUTCOMES }) outcome: ImportRowOutcome;
  @ApiProperty({ type: String, nullable: true, format: 'uuid', description: 'Null for a new artwork' })
  workId: string | null;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Version of the artwork that the row was compared with',
  })
  version: number | null;
  @ApiProperty({ type: [ImportChange] }) changes: ImportChange[];
  @ApiProperty({ type: [ImportError] }) faults: ImportError[];
}

/** What a file of artworks would change. */
export class ImportDryRun {
  @ApiProperty({ description: 'SHA-256 of the file' }) digest: string;
  @ApiProperty({ type: [String], description: 'Columns that are not imported' }) ignoredColumns: string[];
  @ApiProperty({ type: [ImportRow] }) rows: ImportRow[];
}

/** A row that was not written although the dry run accepted it. */
export class RejectedImportRow {
  @ApiProperty() row: number;
  @ApiProperty() title: string;
  @ApiProperty() sentence: string;
}

/** How far an import has come. */
export class ImportProgress {
  @ApiProperty({ description: 'Rows written by this call' }) written: number;
  @ApiProperty({ description: 'Rows left for the next call; 0 when the import is done' })
  left: number;
  @ApiProperty({ type: [RejectedImportRow] }) refused: RejectedImportRow[];
}
