import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, OwnerRoute, type SignedInStaff } from '../../identity';
import { AppError } from '../../platform';
import { SITE_SECTION_NAMES, type SiteSectionName } from '../sections/site-sections';
import {
  SitePreviewLink,
  UpdateSiteSection,
  SiteContentSections,
  SiteSectionVersions,
  SitePreviewInput,
} from './dto/admin-site-content.dto';
import { AdminSiteContentService } from './admin-site-content.service';
import { SitePreviewsService } from '../site-previews.service';

/** The site's own texts, section by section. */
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
  async texts(): Promise<SiteContentSections> {
    return this.adminSiteContentService.list();
  }

  @Put(':section')
  @ApiOkResponse({ type: SiteContentSections })
  @ApiNotFoundResponse({ description: 'not_found' })
  @ApiConflictResponse({ description: 'changed_meanwhile, with all sections in `details.record`' })
  async change(
    @Param('section') name: string,
    @Body() change: UpdateSiteSection,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<SiteContentSections> {
    return this.adminSiteContentService.updateSection(resolveSection(name), change, staff);
  }

  /** Latest first. */
  @Get(':section/versions')
  @ApiOkResponse({ type: SiteSectionVersions })
  @ApiNotFoundResponse({ description: 'not_found' })
  async versions(@Param('section') name: string): Promise<SiteSectionVersions> {
    return this.adminSiteContentService.listVersions(resolveSection(name));
  }

  /** Shows the section on its page for an hour, to whoever has the address, and nobody else. */
  @Post(':section/previews')
  @HttpCode(201)
  @ApiCreatedResponse({ type: SitePreviewLink })
  @ApiNotFoundResponse({ description: 'not_found' })
  async preview(
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
