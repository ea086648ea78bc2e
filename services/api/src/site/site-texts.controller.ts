import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, ForOwner, type SignedInStaff } from '../identity';
import { AppError } from '../platform';
import { SECTION_NAMES, type SectionName } from './content/sections';
import {
  SitePreviewLink,
  SiteTextsChange,
  SiteTextsRecord,
  SiteTextsVersions,
  SiteTextsWritten,
} from './dto/site-texts.dto';
import { KeepSite } from './keep-site';
import { SitePreviews } from './site-previews';

/** The site's own texts, section by section. */
@ApiTags('settings')
@ForOwner()
@Controller('api/admin/site')
export class SiteTextsController {
  constructor(
    private readonly keeping: KeepSite,
    private readonly previews: SitePreviews,
  ) {}

  @Get()
  @ApiOkResponse({ type: SiteTextsRecord })
  async texts(): Promise<SiteTextsRecord> {
    return this.keeping.read();
  }

  @Put(':section')
  @ApiOkResponse({ type: SiteTextsRecord })
  @ApiNotFoundResponse({ description: 'not_found' })
  @ApiConflictResponse({ description: 'changed_meanwhile, with all sections in `details.record`' })
  async change(
    @Param('section') name: string,
    @Body() change: SiteTextsChange,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<SiteTextsRecord> {
    return this.keeping.change(sectionOf(name), change, staff);
  }

  /** Latest first. */
  @Get(':section/versions')
  @ApiOkResponse({ type: SiteTextsVersions })
  @ApiNotFoundResponse({ description: 'not_found' })
  async versions(@Param('section') name: string): Promise<SiteTextsVersions> {
    return this.keeping.versions(sectionOf(name));
  }

  /** Shows the section on its page for an hour, to whoever has the address, and nobody else. */
  @Post(':section/previews')
  @HttpCode(201)
  @ApiCreatedResponse({ type: SitePreviewLink })
  @ApiNotFoundResponse({ description: 'not_found' })
  async preview(
    @Param('section') name: string,
    @Body() { content }: SiteTextsWritten,
  ): Promise<SitePreviewLink> {
    return { token: await this.previews.keep(sectionOf(name), content) };
  }
}

function sectionOf(name: string): SectionName {
  const section = SECTION_NAMES.find((each) => each === name);
  if (!section) throw new AppError('not_found');
  return section;
}
