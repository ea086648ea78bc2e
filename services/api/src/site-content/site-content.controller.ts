import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public, CacheResponse } from '../platform';
import { SiteContent } from './dto/site-content.dto';
import { SiteContentService, SITE_CONTENT_TOPIC } from './site-content.service';

/** What the gallery says of itself, from prepared bytes. */
@ApiTags('site')
@Controller('api/site')
export class SiteContentController {
  constructor(private readonly siteContentService: SiteContentService) {}

  @Public()
  @Get()
  @CacheResponse(SITE_CONTENT_TOPIC)
  @ApiOkResponse({ type: SiteContent })
  content(): Promise<SiteContent> {
    return this.siteContentService.getContent();
  }
}
