import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { OwnerRoute } from '../../identity';
import { AcceptsMultipart } from '../../platform';
import { SiteSvg, SiteVideo } from './dto/site-files.dto';
import { SiteFilesService } from './site-files.service';

const fileFormSchema = (field: string) => ({
  schema: {
    type: 'object',
    required: [field],
    properties: { [field]: { type: 'string', format: 'binary' } },
  },
});

/** Films and drawings for the site's own texts, which name them. Pictures come in as those of works do. */
@ApiTags('settings')
@OwnerRoute()
@Controller('api/admin/site')
export class AdminSiteFilesController {
  constructor(private readonly siteFilesService: SiteFilesService) {}

  @Post('films')
  @HttpCode(201)
  @AcceptsMultipart()
  @ApiBody(fileFormSchema('film'))
  @ApiCreatedResponse({ type: SiteVideo })
  film(@Req() request: FastifyRequest): Promise<SiteVideo> {
    return this.siteFilesService.importVideo(request);
  }

  @Post('drawings')
  @HttpCode(201)
  @AcceptsMultipart()
  @ApiBody(fileFormSchema('drawing'))
  @ApiCreatedResponse({ type: SiteSvg })
  drawing(@Req() request: FastifyRequest): Promise<SiteSvg> {
    return this.siteFilesService.importSvg(request);
  }
}
