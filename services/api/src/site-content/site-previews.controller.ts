import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../platform';
import { SiteContent } from './dto/site-content.dto';
import { SitePreviewLink } from './admin/dto/admin-site-content.dto';
import { SitePreviewsService } from './site-previews.service';

/** What the gallery would say of itself. The secret in the address is the guard. */
@ApiTags('site')
@Controller('api/site/preview')
export class SitePreviewsController {
  constructor(private readonly sitePreviewsService: SitePreviewsService) {}

  @Public()
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: SiteContent })
  @ApiNotFoundResponse({ description: 'not_found' })
  content(@Query() { token }: SitePreviewLink): Promise<SiteContent> {
    return this.sitePreviewsService.get(token);
  }
}
