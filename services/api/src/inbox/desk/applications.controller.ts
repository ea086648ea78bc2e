import { Body, Controller, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, ForOwner, type SignedInStaff } from '../../identity';
import { DecideApplication } from './decide-application';
import { ApproveApplication, DeclineApplication } from './dto/decide-application.dto';
import { MessageRecord } from './dto/message-record.dto';
import { ReadMessageRecord } from './read-message-record';

/** The owner decides who sells for the gallery. */
@ApiTags('inbox')
@ForOwner()
@Controller('api/admin/inbox/:id')
export class InboxApplicationsController {
  constructor(
    private readonly deciding: DecideApplication,
    private readonly reading: ReadMessageRecord,
  ) {}

  /** Makes a selling partner of the applicant and mails them their link. */
  @Post('partner')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: MessageRecord })
  @ApiConflictResponse({ description: 'changed_meanwhile, application_decided' })
  async approve(
    @Param('id') id: string,
    @Body() body: ApproveApplication,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<MessageRecord> {
    await this.deciding.approve(id, body, staff);
    return this.reading.of(id);
  }

  /** Turns the applicant down by a kind mail. */
  @Post('decline')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: MessageRecord })
  @ApiConflictResponse({ description: 'changed_meanwhile, application_decided' })
  async decline(
    @Param('id') id: string,
    @Body() { version, words = '' }: DeclineApplication,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<MessageRecord> {
    await this.deciding.decline(id, { version, words }, staff);
    return this.reading.of(id);
  }
}
