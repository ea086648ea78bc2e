import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public, ReadyBytes, Settings } from '../../platform';
import { PartnerProgramme } from './partner-programme.dto';
import { presentProgramme } from './partner-programme.presenter';

/** What selling partners earn, for who thinks of becoming one. Built anew whenever settings or price book change. */
@ApiTags('partners')
@Controller('api/partner-programme')
export class PartnerProgrammeController {
  constructor(private readonly settings: Settings) {}

  @Public()
  @Get()
  @ReadyBytes('partner-programme')
  @ApiOkResponse({ type: PartnerProgramme })
  async programme(): Promise<PartnerProgramme> {
    return presentProgramme(this.settings);
  }
}
