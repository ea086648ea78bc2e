import { Injectable } from '@nestjs/common';
import { csvFile, inBatches, type CsvValue } from '../../platform';
import type { InventoryQuery, InventoryRecord } from '../inventory/dto/inventory.dto';
import { InventoryQueries } from '../inventory/inventory.queries';
import { ID_HEADER, READ_ONLY_COLUMNS, ARTWORK_COLUMNS } from './artwork-columns';

/** Which works are wanted. */
export type ArtworkExportFilter = Omit<InventoryQuery, 'cursor' | 'limit'>;

const COLUMNS = [ID_HEADER, ...[...ARTWORK_COLUMNS, ...READ_ONLY_COLUMNS].map(({ header }) => header)];

/** The inventory as a file that can be edited and imported again. */
@Injectable()
export class ArtworkExportService {
  constructor(private readonly inventoryQueries: InventoryQueries) {}

  /** Every work that matches, newest first. */
  csv(filter: ArtworkExportFilter): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches(filter));
  }

  private async *batches(filter: ArtworkExportFilter): AsyncGenerator<CsvValue[][]> {
    const pages = inBatches<InventoryRecord>((last, limit) =>
      this.inventoryQueries.listBatch(last ? { ...filter, cursor: last.id } : filter, limit),
    );
    for await (const works of pages) yield works.map(csvValues);
  }
}

const csvValues = (work: InventoryRecord): CsvValue[] => [
  work.id,
  ...ARTWORK_COLUMNS.map(({ format: of }) => of(work)),
  ...READ_ONLY_COLUMNS.map(({ of }) => of(work)),
];
