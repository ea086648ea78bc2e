import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../platform';
import { SiteContent } from './dto/site-content.dto';
import { SitePreviewLink } from './dto/site-texts.dto';
import { SitePreviews } from './site-previews';

/** What the gallery would say of itself. The secret in the address is the guard. */
@ApiTags('site')
@Controller('api/site/preview')
export class SitePreviewsController {
  constructor(private readonly previews: SitePreviews) {}

  @Public()
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: SiteContent })
  @ApiNotFoundResponse({ description: 'not_found' })
  content(@Query() { token }: SitePreviewLink): Promise<SiteContent> {
    return this.previews.read(token);
  }
}
