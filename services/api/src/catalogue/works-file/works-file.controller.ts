import { Controller, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../identity';
import { csvDownload, GetCsv } from '../../platform';
import { InventoryQuery } from '../inventory/inventory.dto';
import { ExportWorks } from './export-works';

/** The inventory as a file. */
@ApiTags('inventory')
@ForStaff()
@Controller('api/admin/artwork-inventory.csv')
export class WorksFileController {
  constructor(private readonly exporting: ExportWorks) {}

  /** Every work that matches, with all that an import reads. */
  @GetCsv()
  csv(@Query() { cursor: _cursor, limit: _limit, ...filter }: InventoryQuery): StreamableFile {
    return csvDownload('inventory.csv', this.exporting.csv(filter));
  }
}
