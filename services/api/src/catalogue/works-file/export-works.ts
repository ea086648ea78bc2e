import { Injectable } from '@nestjs/common';
import { csvFile, inBatches, type CsvValue } from '../../platform';
import type { InventoryQuery, InventoryRecord } from '../inventory/inventory.dto';
import { ReadWorks } from '../inventory/read-works';
import { ID_HEADER, TOLD_COLUMNS, WORK_COLUMNS } from './work-columns';

/** Which works are wanted. */
export type WorkFilter = Omit<InventoryQuery, 'cursor' | 'limit'>;

const COLUMNS = [ID_HEADER, ...[...WORK_COLUMNS, ...TOLD_COLUMNS].map(({ header }) => header)];

/** The inventory as a file that can be edited and imported again. */
@Injectable()
export class ExportWorks {
  constructor(private readonly reading: ReadWorks) {}

  /** Every work that matches, newest first. */
  csv(filter: WorkFilter): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches(filter));
  }

  private async *batches(filter: WorkFilter): AsyncGenerator<CsvValue[][]> {
    const pages = inBatches<InventoryRecord>((last, limit) =>
      this.reading.batch(last ? { ...filter, cursor: last.id } : filter, limit),
    );
    for await (const works of pages) yield works.map(csvValues);
  }
}

const csvValues = (work: InventoryRecord): CsvValue[] => [
  work.id,
  ...WORK_COLUMNS.map(({ of }) => of(work)),
  ...TOLD_COLUMNS.map(({ of }) => of(work)),
];
