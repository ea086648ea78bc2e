import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { CATALOGUE_TOPIC, Inventory } from '../../catalogue';
import { Public, ReadyBytes, Settings } from '../../platform';
import type { GalleryFacts } from '../head/gallery.schema';
import { newWorksFeed } from './feed';
import { robots } from './robots';
import { sitemap } from './sitemap';

/** What tells machines where the pages are and which works are new. */
@ApiExcludeController()
@Controller()
export class AnnouncementsController {
  constructor(
    private readonly inventory: Inventory,
    private readonly settings: Settings,
  ) {}

  @Public()
  @Get('sitemap.xml')
  @ReadyBytes(CATALOGUE_TOPIC, 'application/xml; charset=utf-8')
  async sitemap(): Promise<string> {
    return sitemap(await this.inventory.publications(), this.settings.http.publicOrigin);
  }

  @Public()
  @Get('feed.xml')
  @ReadyBytes(CATALOGUE_TOPIC, 'application/atom+xml; charset=utf-8')
  async feed(): Promise<string> {
    return newWorksFeed(await this.inventory.publications(), this.facts());
  }

  @Public()
  @Get('robots.txt')
  @ReadyBytes('gallery', 'text/plain; charset=utf-8')
  async robots(): Promise<string> {
    return robots(this.settings.http.publicOrigin);
  }

  private facts(): GalleryFacts {
    const { http, brand, links } = this.settings;
    return { origin: http.publicOrigin, brand, links };
  }
}
