import { Controller, Get, Header, Query, Body, Param, Post, Put, Req } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiTags,
  ApiNotFoundResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiBody,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public, CacheResponse, AppError, AcceptsMultipart } from '../platform';
import {
  SiteContent,
  SitePreviewLink,
  UpdateSiteSection,
  SiteContentSections,
  SiteSectionVersions,
  SitePreviewInput,
  SiteSvg,
  SiteVideo,
} from './dto/site-content.dto';
import { SiteContentService, SITE_CONTENT_TOPIC } from './site-content.service';
import { SitePreviewsService } from './site-previews.service';
import { CurrentStaff, OwnerRoute, type SignedInStaff } from '../identity';
import { SITE_SECTION_NAMES, type SiteSectionName } from './sections/site-sections';
import { AdminSiteContentService, SiteFilesService } from './admin/admin-site-content.service';

/** Served from the response cache. */
@ApiTags('site')
@Controller('api/site')
export class SiteContentController {
  constructor(private readonly siteContentService: SiteContentService) {}

  /** The texts and pictures of the site. */
  @Public()
  @Get()
  @CacheResponse(SITE_CONTENT_TOPIC)
  @ApiOkResponse({ type: SiteContent })
  content(): Promise<SiteContent> {
    return this.siteContentService.getContent();
  }
}

/** The site content with an unsaved section. The secret in the link grants access. */
@ApiTags('site')
@Controller('api/site/preview')
export class SitePreviewsController {
  constructor(private readonly sitePreviewsService: SitePreviewsService) {}

  /** The site content as a preview link shows it. */
  @Public()
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: SiteContent })
  @ApiNotFoundResponse({ description: 'not_found' })
  content(@Query() { token }: SitePreviewLink): Promise<SiteContent> {
    return this.sitePreviewsService.get(token);
  }
}

/** The site content, section by section. */
@ApiTags('settings')
@OwnerRoute()
@Controller('api/admin/site')
export class AdminSiteContentController {
  constructor(
    private readonly adminSiteContentService: AdminSiteContentService,
    private readonly sitePreviewsService: SitePreviewsService,
  ) {}

  /** Lists every section of the site with its content. */
  @Get()
  @ApiOkResponse({ type: SiteContentSections })
  async list(): Promise<SiteContentSections> {
    return this.adminSiteContentService.list();
  }

  /** Changes a section of the site. */
  @Put(':section')
  @ApiOkResponse({ type: SiteContentSections })
  @ApiNotFoundResponse({ description: 'not_found' })
  @ApiConflictResponse({ description: 'changed_meanwhile, with all sections in `details.record`' })
  async update(
    @Param('section') name: string,
    @Body() change: UpdateSiteSection,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<SiteContentSections> {
    return this.adminSiteContentService.updateSection(resolveSection(name), change, staff);
  }

  /** Lists the versions of a section, latest first. */
  @Get(':section/versions')
  @ApiOkResponse({ type: SiteSectionVersions })
  @ApiNotFoundResponse({ description: 'not_found' })
  async versions(@Param('section') name: string): Promise<SiteSectionVersions> {
    return this.adminSiteContentService.listVersions(resolveSection(name));
  }

  /** Creates a link that previews an unsaved section on its page for an hour. */
  @Post(':section/previews')
  @ApiCreatedResponse({ type: SitePreviewLink })
  @ApiNotFoundResponse({ description: 'not_found' })
  async createPreview(
    @Param('section') name: string,
    @Body() { content }: SitePreviewInput,
  ): Promise<SitePreviewLink> {
    return { token: await this.sitePreviewsService.create(resolveSection(name), content) };
  }
}

function resolveSection(name: string): SiteSectionName {
  const section = SITE_SECTION_NAMES.find((each) => each === name);
  if (!section) throw new AppError('not_found');
  return section;
}

const fileFormSchema = (field: string) => ({
  schema: {
    type: 'object',
    required: [field],
    properties: { [field]: { type: 'string', format: 'binary' } },
  },
});

/** Uploads of videos and SVGs. Pictures are uploaded like those of artworks. */
@ApiTags('settings')
@OwnerRoute()
@Controller('api/admin/site')
export class AdminSiteFilesController {
  constructor(private readonly siteFilesService: SiteFilesService) {}

  /** Uploads a film for the site. */
  @Post('films')
  @AcceptsMultipart()
  @ApiBody(fileFormSchema('film'))
  @ApiCreatedResponse({ type: SiteVideo })
  uploadVideo(@Req() request: FastifyRequest): Promise<SiteVideo> {
    return this.siteFilesService.importVideo(request);
  }

  /** Uploads an SVG drawing for the site. */
  @Post('drawings')
  @AcceptsMultipart()
  @ApiBody(fileFormSchema('drawing'))
  @ApiCreatedResponse({ type: SiteSvg })
  uploadSvg(@Req() request: FastifyRequest): Promise<SiteSvg> {
    return this.siteFilesService.importSvg(request);
  }
}
