import { Controller, Get, Header, Redirect } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { CATALOG_TOPIC, PublicArtworksService } from '../../catalog';
import { Clock, Public, CacheResponse, Settings } from '../../platform';
import { galleryFacts } from '../head/gallery.schema';
import { newArtworksFeed, robotsText, securityText, sitemapXml, webManifest } from './crawler-files';

/** Sitemap, robots.txt, security.txt and the feed of new artworks. */
@ApiExcludeController()
@Controller()
export class SeoController {
  constructor(
    private readonly publicArtworksService: PublicArtworksService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  @Public()
  @Get('sitemap.xml')
  @CacheResponse(CATALOG_TOPIC, 'application/xml; charset=utf-8')
  async sitemap(): Promise<string> {
    return sitemapXml(await this.publicArtworksService.listPublished(), this.settings.http.publicOrigin);
  }

  @Public()
  @Get('feed.xml')
  @CacheResponse(CATALOG_TOPIC, 'application/atom+xml; charset=utf-8')
  async feed(): Promise<string> {
    return newArtworksFeed(await this.publicArtworksService.listPublished(), galleryFacts(this.settings));
  }

  @Public()
  @Get('robots.txt')
  @CacheResponse('gallery', 'text/plain; charset=utf-8')
  async robots(): Promise<string> {
    return robotsText(this.settings.http.publicOrigin);
  }

  @Public()
  @Get('.well-known/security.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=86400')
  security(): string {
    const { http, brand } = this.settings;
    return securityText({ origin: http.publicOrigin, email: brand.email, now: this.clock.now() });
  }

  /** What a phone shows of the gallery on its home screen (https://www.w3.org/TR/appmanifest). */
  @Public()
  @Get('manifest.webmanifest')
  @Header('content-type', 'application/manifest+json; charset=utf-8')
  @Header('cache-control', 'public, max-age=86400')
  manifest(): string {
    return webManifest(this.settings.brand.name);
  }

  /** Password managers open it (https://w3c.github.io/webappsec-change-password-url). */
  @Public()
  @Get('.well-known/change-password')
  @Header('cache-control', 'public, max-age=86400')
  @Redirect('/collector?tab=profile', 302)
  changePassword(): void {}

  /** Browsers and readers ask for it here, whatever the document says. */
  @Public()
  @Get('favicon.ico')
  @Header('cache-control', 'public, max-age=86400')
  @Redirect('/shell/favicon.ico', 302)
  favicon(): void {}

  /** As the one above, on phones. */
  @Public()
  @Get('apple-touch-icon.png')
  @Header('cache-control', 'public, max-age=86400')
  @Redirect('/shell/apple-touch-icon.png', 302)
  touchIcon(): void {}
}
