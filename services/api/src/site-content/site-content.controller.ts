import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiNotFoundResponse } from '@nestjs/swagger';
import { Public, CacheResponse } from '../platform';
import { SiteContent } from './dto/site-content.dto';
import { SiteContentService, SITE_CONTENT_TOPIC } from './site-content.service';
import { SitePreviewLink } from './admin/dto/admin-site-content.dto';
import { SitePreviewsService } from './site-previews.service';

/** Served from the response cache. */
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

/** The site content with an unsaved section. Guarded by the secret in the link. */
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
