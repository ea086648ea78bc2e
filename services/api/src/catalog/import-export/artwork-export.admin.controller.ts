import { Controller, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../identity';
import { csvDownload, GetCsv } from '../../platform';
import { InventoryQuery } from '../inventory/dto/inventory.dto';
import { ArtworkExportService } from './artwork-export.service';

/** The inventory as a file. */
@ApiTags('inventory')
@ForStaff()
@Controller('api/admin/artwork-inventory.csv')
export class AdminArtworkExportController {
  constructor(private readonly artworkExportService: ArtworkExportService) {}

  /** Every work that matches, with all that an import reads. */
  @GetCsv()
  csv(@Query() { cursor: _cursor, limit: _limit, ...filter }: InventoryQuery): StreamableFile {
    return csvDownload('inventory.csv', this.artworkExportService.csv(filter));
  }
}
