import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public, ReadyBytes } from '../platform';
import { SiteContent } from './dto/site-content.dto';
import { Site, SITE_TOPIC } from './site.service';

/** What the gallery says of itself, from prepared bytes. */
@ApiTags('site')
@Controller('api/site')
export class SiteController {
  constructor(private readonly site: Site) {}

  @Public()
  @Get()
  @ReadyBytes(SITE_TOPIC)
  @ApiOkResponse({ type: SiteContent })
  content(): Promise<SiteContent> {
    return this.site.content();
  }
}
