import { Body, Controller, Get, Param, Post, Put, Req } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiBody,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentStaff, OwnerRoute, type SignedInStaff } from '../../identity';
import { AppError, AcceptsMultipart } from '../../platform';
import { SITE_SECTION_NAMES, type SiteSectionName } from '../sections/site-sections';
import { SitePreviewsService } from '../site-previews.service';
import {
  SitePreviewLink,
  UpdateSiteSection,
  SiteContentSections,
  SiteSectionVersions,
  SitePreviewInput,
  SiteSvg,
  SiteVideo,
} from './dto/admin-site-content.dto';
import { AdminSiteContentService } from './admin-site-content.service';
import { SiteFilesService } from './site-files.service';

/** The site content, section by section. */
@ApiTags('settings')
@OwnerRoute()
@Controller('api/admin/site')
export class AdminSiteContentController {
  constructor(
    private readonly adminSiteContentService: AdminSiteContentService,
    private readonly sitePreviewsService: SitePreviewsService,
  ) {}

  @Get()
  @ApiOkResponse({ type: SiteContentSections })
  async list(): Promise<SiteContentSections> {
    return this.adminSiteContentService.list();
  }

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

  /** The latest first. */
  @Get(':section/versions')
  @ApiOkResponse({ type: SiteSectionVersions })
  @ApiNotFoundResponse({ description: 'not_found' })
  async versions(@Param('section') name: string): Promise<SiteSectionVersions> {
    return this.adminSiteContentService.listVersions(resolveSection(name));
  }

  /** A link that shows the unsaved section on its page for an hour. */
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

  @Post('films')
  @AcceptsMultipart()
  @ApiBody(fileFormSchema('film'))
  @ApiCreatedResponse({ type: SiteVideo })
  uploadVideo(@Req() request: FastifyRequest): Promise<SiteVideo> {
    return this.siteFilesService.importVideo(request);
  }

  @Post('drawings')
  @AcceptsMultipart()
  @ApiBody(fileFormSchema('drawing'))
  @ApiCreatedResponse({ type: SiteSvg })
  uploadSvg(@Req() request: FastifyRequest): Promise<SiteSvg> {
    return this.siteFilesService.importSvg(request);
  }
}
