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
  description: 'JSON: ids of pictures that were sent ahead, by the names of their files',
};
const seen = {
  type: 'string',
  format: 'binary',
  description: 'JSON: {digest, rows: {"2": version}} of the trial, the version null for works that are new',
};

/** The inventory as CSV. Importing sets prices, so it is the owner's. */
@ApiTags('inventory')
@ForStaff()
@Controller('api/admin')
export class AdminArtworkImportExportController {
  constructor(private readonly artworkImportExportService: ArtworkImportExportService) {}

  /** Every artwork that matches, with all columns that an import reads. */
  @GetCsv('artwork-inventory.csv')
  csv(@Query() { cursor: _cursor, limit: _limit, ...filter }: InventoryQuery): StreamableFile {
    return csvDownload('inventory.csv', this.artworkImportExportService.csv(filter));
  }

  /** A dry run: what the file would change, row by row. */
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

  /** Writes what the dry run has shown, a hundred rows a call; repeating the call continues. */
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
