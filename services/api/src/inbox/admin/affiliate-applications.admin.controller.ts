import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, OwnerRoute, type SignedInStaff } from '../../identity';
import { AffiliateApplicationReviewService } from './affiliate-application-review.service';
import { ApproveApplication, DeclineApplication } from './dto/message-changes.dto';
import { MessageRecord } from './dto/message.dto';
import { InboxQueries } from './inbox.queries';

/** Decisions on affiliates' applications, by the owner. */
@ApiTags('inbox')
@OwnerRoute()
@Controller('api/admin/inbox/:id')
export class AdminAffiliateApplicationsController {
  constructor(
    private readonly affiliateApplicationReviewService: AffiliateApplicationReviewService,
    private readonly inboxQueries: InboxQueries,
  ) {}

  /** Makes the applicant an affiliate and emails them their link. */
  @Post('affiliate')
  @HttpCode(200)
  @ApiOkResponse({ type: MessageRecord })
  @ApiConflictResponse({ description: 'changed_meanwhile, application_decided' })
  async approve(
    @Param('id') id: string,
    @Body() body: ApproveApplication,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<MessageRecord> {
    await this.affiliateApplicationReviewService.approve(id, body, staff);
    return this.inboxQueries.get(id);
  }

  /** Declines the application by email. */
  @Post('decline')
  @HttpCode(200)
  @ApiOkResponse({ type: MessageRecord })
  @ApiConflictResponse({ description: 'changed_meanwhile, application_decided' })
  async decline(
    @Param('id') id: string,
    @Body() { version, words = '' }: DeclineApplication,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<MessageRecord> {
    await this.affiliateApplicationReviewService.decline(id, { version, words }, staff);
    return this.inboxQueries.get(id);
  }
}
