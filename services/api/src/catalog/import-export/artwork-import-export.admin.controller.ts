import { Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentStaff, OwnerRoute, type SignedInStaff } from '../../identity';
import { AcceptsMultipart } from '../../platform';
import { ImportProgress, ImportDryRun } from './dto/artwork-import.dto';
import { ArtworkImportService } from './artwork-import.service';

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

/** Works from a CSV file: what it would change, and the change. Prices among it, so that it is the owner's. */
@ApiTags('inventory')
@OwnerRoute()
@Controller('api/admin/inventory-import')
export class AdminArtworkImportExportController {
  constructor(private readonly artworkImportService: ArtworkImportService) {}

  /** What the file would change, row by row. Nothing is written. */
  @Post('trial')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @AcceptsMultipart()
  @ApiBody({ schema: { type: 'object', properties: { file, pictures } } })
  @ApiOkResponse({ type: ImportDryRun })
  async dryRun(@Req() request: FastifyRequest): Promise<ImportDryRun> {
    return this.artworkImportService.dryRun(request);
  }

  /** Writes what the trial has shown, a hundred rows a call: the same call again goes on. */
  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @AcceptsMultipart()
  @ApiBody({ schema: { type: 'object', properties: { file, pictures, seen } } })
  @ApiOkResponse({ type: ImportProgress })
  async apply(@Req() request: FastifyRequest, @CurrentStaff() staff: SignedInStaff): Promise<ImportProgress> {
    return this.artworkImportService.apply(request, staff);
  }
}
