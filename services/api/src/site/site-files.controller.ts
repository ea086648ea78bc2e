import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ForOwner } from '../identity';
import { ReadsForm } from '../platform';
import { SiteDrawing, SiteFilm } from './dto/site-files.dto';
import { ReceiveSiteFile } from './receive-site-file';

const formWith = (field: string) => ({
  schema: {
    type: 'object',
    required: [field],
    properties: { [field]: { type: 'string', format: 'binary' } },
  },
});

/** Films and drawings for the site's own texts, which name them. Pictures come in as those of works do. */
@ApiTags('settings')
@ForOwner()
@Controller('api/admin/site')
export class SiteFilesController {
  constructor(private readonly receiving: ReceiveSiteFile) {}

  @Post('films')
  @HttpCode(201)
  @ReadsForm()
  @ApiBody(formWith('film'))
  @ApiCreatedResponse({ type: SiteFilm })
  film(@Req() request: FastifyRequest): Promise<SiteFilm> {
    return this.receiving.film(request);
  }

  @Post('drawings')
  @HttpCode(201)
  @ReadsForm()
  @ApiBody(formWith('drawing'))
  @ApiCreatedResponse({ type: SiteDrawing })
  drawing(@Req() request: FastifyRequest): Promise<SiteDrawing> {
    return this.receiving.drawing(request);
  }
}
