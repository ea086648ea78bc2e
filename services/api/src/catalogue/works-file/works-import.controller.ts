import { Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentStaff, ForOwner, type SignedInStaff } from '../../identity';
import { ReadsForm } from '../../platform';
import { ImportProgress, ImportTrial } from './import.dto';
import { ImportWorks } from './import-works';

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
@ForOwner()
@Controller('api/admin/inventory-import')
export class WorksImportController {
  constructor(private readonly importing: ImportWorks) {}

  /** What the file would change, row by row. Nothing is written. */
  @Post('trial')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ReadsForm()
  @ApiBody({ schema: { type: 'object', properties: { file, pictures } } })
  @ApiOkResponse({ type: ImportTrial })
  async trial(@Req() request: FastifyRequest): Promise<ImportTrial> {
    return this.importing.trial(request);
  }

  /** Writes what the trial has shown, a hundred rows a call: the same call again goes on. */
  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ReadsForm()
  @ApiBody({ schema: { type: 'object', properties: { file, pictures, seen } } })
  @ApiOkResponse({ type: ImportProgress })
  async apply(@Req() request: FastifyRequest, @CurrentStaff() staff: SignedInStaff): Promise<ImportProgress> {
    return this.importing.apply(request, staff);
  }
}
