import { Controller, Header, HttpCode, Post, Query, Req, type StreamableFile } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentStaff, ForStaff, OwnerRoute, type SignedInStaff } from '../../identity';
import { AcceptsMultipart, csvDownload, GetCsv } from '../../platform';
import { InventoryQuery } from '../inventory/dto/inventory.dto';
import { ArtworkImportExportService } from './artwork-import-export.service';
import { ImportDryRun, ImportProgress } from './dto/artwork-import.dto';

const file = { type: 'string', format: 'binary' };
const pictures = {
  type: 'string',
  description: 'JSON: ids of pictures uploaded beforehand, by file name',
};
const seen = {
  type: 'string',
  format: 'binary',
  description: 'JSON: {digest, rows: {"2": version}} from the dry run; the version is null for new artworks',
};

/** The inventory as CSV. Importing sets prices, so only the owner may do it. */
@ApiTags('inventory')
@ForStaff()
@Controller('api/admin')
export class AdminArtworkImportExportController {
  constructor(private readonly artworkImportExportService: ArtworkImportExportService) {}

  /** Exports every artwork that matches as CSV, with all columns that an import reads. */
  @GetCsv('artwork-inventory.csv')
  csv(@Query() { cursor: _cursor, limit: _limit, ...filter }: InventoryQuery): StreamableFile {
    return csvDownload('inventory.csv', this.artworkImportExportService.csv(filter));
  }

  /** Shows what an import would change, row by row, without changing anything. */
  @OwnerRoute()
  @Post('artwork-import/dry-run')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @AcceptsMultipart()
  @ApiBody({ schema: { type: 'object', properties: { file, pictures } } })
  @ApiOkResponse({ type: ImportDryRun })
  async dryRun(@Req() request: FastifyRequest): Promise<ImportDryRun> {
    return this.artworkImportExportService.dryRun(request);
  }

  /** Imports what the dry run showed, up to a hundred rows per call. Repeating the call continues. */
  @OwnerRoute()
  @Post('artwork-import')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @AcceptsMultipart()
  @ApiBody({ schema: { type: 'object', properties: { file, pictures, seen } } })
  @ApiOkResponse({ type: ImportProgress })
  async apply(@Req() request: FastifyRequest, @CurrentStaff() staff: SignedInStaff): Promise<ImportProgress> {
    return this.artworkImportExportService.apply(request, staff);
  }
}
