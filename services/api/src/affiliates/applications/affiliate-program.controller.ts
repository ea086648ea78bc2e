import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public, CacheResponse, Settings } from '../../platform';
import { AffiliateProgram } from './dto/affiliate-program.dto';
import { presentAffiliateProgram } from './affiliate-program.presenter';

/** What selling partners earn, for who thinks of becoming one. Built anew whenever settings or price book change. */
@ApiTags('partners')
@Controller('api/partner-programme')
export class AffiliateProgramController {
  constructor(private readonly settings: Settings) {}

  @Public()
  @Get()
  @CacheResponse('partner-programme')
  @ApiOkResponse({ type: AffiliateProgram })
  async get(): Promise<AffiliateProgram> {
    return presentAffiliateProgram(this.settings);
  }
}
