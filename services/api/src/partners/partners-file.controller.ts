import { Controller, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForOwner } from '../identity';
import { csvDownload, GetCsv } from '../platform';
import { PartnerListQuery } from './dto/selling-partner.dto';
import { ReadPartners } from './read-partners';

/** The list of selling partners as a file. */
@ApiTags('partners')
@ForOwner()
@Controller('api/admin/selling-partners.csv')
export class PartnersFileController {
  constructor(private readonly reading: ReadPartners) {}

  /** Every partner who matches, with what they are owed, as a file that is made while it is sent. */
  @GetCsv()
  csv(@Query() query: PartnerListQuery): StreamableFile {
    return csvDownload('partners.csv', this.reading.csv(query));
  }
}
