import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, ForOwner, type SignedInStaff } from '../identity';
import { AppError } from '../platform';
import { SECTION_NAMES } from './content/sections';
import { SiteTextsChange, SiteTextsRecord } from './dto/site-texts.dto';
import { KeepSite } from './keep-site';

/** The site's own texts, section by section. */
@ApiTags('settings')
@ForOwner()
@Controller('api/admin/site')
export class SiteTextsController {
  constructor(private readonly keeping: KeepSite) {}

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
    const section = SECTION_NAMES.find((each) => each === name);
    if (!section) throw new AppError('not_found');
    return this.keeping.change(section, change, staff);
  }
}
