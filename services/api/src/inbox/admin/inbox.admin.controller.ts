import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
  ApiBadGatewayResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { CurrentStaff, OwnerRoute, ForStaff, type SignedInStaff, PersonalDataExport } from '../../identity';
import { csvDownload, GetCsv } from '../../platform';
import { MessagesService } from '../messages/messages.service';
import { MessageRepliesService } from './message-replies.service';
import {
  CreateMessageReply,
  UpdateMessageAssignment,
  UpdateMessageState,
  CreateMessageNote,
  UpdateMessageReadState,
  CreateMessageOrder,
  ApproveApplication,
  DeclineApplication,
} from './dto/message-changes.dto';
import { MessageCounts, MessageList, MessageListQuery, StaffMember, MessageRecord } from './dto/message.dto';
import { InboxQueries } from './inbox.queries';
import { MessagePresenter } from './message.presenter';
import { MessageOrdersService } from './message-orders.service';
import { AffiliateApplicationReviewService } from './affiliate-application-review.service';

const CHANGED = 'changed_meanwhile';

/** The inbox for staff. */
@ApiTags('inbox')
@ForStaff()
@Controller('api/admin')
export class AdminInboxController {
  constructor(
    private readonly inboxQueries: InboxQueries,
    private readonly messagePresenter: MessagePresenter,
    private readonly messagesService: MessagesService,
    private readonly messageRepliesService: MessageRepliesService,
    private readonly messageOrdersService: MessageOrdersService,
  ) {}

  /** Lists messages, newest first or earliest due first. */
  @Get('inbox')
  @ApiOkResponse({ type: MessageList })
  list(@Query() query: MessageListQuery, @CurrentStaff() staff: SignedInStaff): Promise<MessageList> {
    return this.inboxQueries.list(query, staff);
  }

  /** Exports every message that matches as a CSV stream. */
  @PersonalDataExport()
  @GetCsv('inbox.csv')
  async exportCsv(
    @Query() query: MessageListQuery,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<StreamableFile> {
    return csvDownload('inbox.csv', await this.inboxQueries.exportCsv(query, staff));
  }

  /** Number of messages that need a reply. */
  @Get('inbox/counts')
  @ApiOkResponse({ type: MessageCounts })
  counts(): Promise<MessageCounts> {
    return this.messagesService.countAwaitingReply();
  }

  /** Lists the staff members who can be assigned. */
  @Get('inbox/assignees')
  @ApiOkResponse({ type: [StaffMember] })
  assignees(): Promise<StaffMember[]> {
    return this.messagePresenter.listAssignees();
  }

  /** A message with its history. */
  @Get('inbox/:id')
  @ApiOkResponse({ type: MessageRecord })
  @ApiNotFoundResponse({ description: 'message_not_found' })
  view(@Param('id') id: string): Promise<MessageRecord> {
    return this.inboxQueries.get(id);
  }

  /** Marks a message as read or unread. */
  @Put('inbox/:id/reading')
  @ApiOkResponse({ type: MessageRecord })
  @ApiNotFoundResponse({ description: 'message_not_found' })
  async setReadState(
    @Param('id') id: string,
    @Body() { isRead }: UpdateMessageReadState,
  ): Promise<MessageRecord> {
    await this.messagesService.markRead(id, isRead);
    return this.inboxQueries.get(id);
  }

  /** Assigns a message to a staff member, or to nobody. */
  @Put('inbox/:id/assignment')
  @ApiOkResponse({ type: MessageRecord })
  @ApiConflictResponse({ description: CHANGED })
  @ApiNotFoundResponse({ description: 'message_not_found' })
  async assign(
    @Param('id') id: string,
    @Body() { staffId, version }: UpdateMessageAssignment,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<MessageRecord> {
    await this.messagesService.assign(id, staffId ?? null, version, staff);
    return this.inboxQueries.get(id);
  }

  /** Closes or reopens a message. Repeating it has no effect. */
  @Post('inbox/:id/state')
  @HttpCode(200)
  @ApiOkResponse({ type: MessageRecord })
  @ApiConflictResponse({ description: CHANGED })
  @ApiNotFoundResponse({ description: 'message_not_found' })
  async changeState(
    @Param('id') id: string,
    @Body() { state, version }: UpdateMessageState,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<MessageRecord> {
    await this.messagesService.changeState(id, state, version, staff);
    return this.inboxQueries.get(id);
  }

  /** Adds an internal note to a message. */
  @Post('inbox/:id/notes')
  @ApiCreatedResponse({ type: MessageRecord })
  @ApiNotFoundResponse({ description: 'message_not_found' })
  async addNote(
    @Param('id') id: string,
    @Body() { note }: CreateMessageNote,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<MessageRecord> {
    await this.messagesService.addNote(id, note, staff);
    return this.inboxQueries.get(id);
  }

  /** Replies to a message by email, signed by the gallery, with the message quoted. */
  @Post('inbox/:id/replies')
  @ApiCreatedResponse({ type: MessageRecord })
  @ApiConflictResponse({ description: CHANGED })
  @ApiNotFoundResponse({ description: 'message_not_found' })
  async reply(
    @Param('id') id: string,
    @Body() { subject, text, version }: CreateMessageReply,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<MessageRecord> {
    await this.messageRepliesService.reply(id, { subject, text }, version, staff);
    return this.inboxQueries.get(id);
  }

  /** Creates a draft order from a message, holds its prints, and emails the payment link. */
  @Post('inbox/:id/orders')
  @ApiCreatedResponse({ type: MessageRecord })
  @ApiNotFoundResponse({ description: 'message_not_found, edition_not_found' })
  @ApiConflictResponse({ description: `${CHANGED}, prints_unavailable, inquiry_only` })
  @ApiUnprocessableEntityResponse({ description: 'frame_not_offered' })
  @ApiBadGatewayResponse({ description: 'checkout_unavailable' })
  async createOrder(
    @Param('id') id: string,
    @Body() body: CreateMessageOrder,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<MessageRecord> {
    await this.messageOrdersService.createOrder(id, body, staff);
    return this.inboxQueries.get(id);
  }

  /** Deletes a message, such as spam. */
  @OwnerRoute()
  @Delete('inbox/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiConflictResponse({ description: 'message_kept' })
  @ApiNotFoundResponse({ description: 'message_not_found' })
  async remove(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.messagesService.delete(id, staff);
  }
}

/** The owner’s decisions on affiliate applications. */
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
  @ApiNotFoundResponse({ description: 'message_not_found' })
  async approve(
    @Param('id') id: string,
    @Body() body: ApproveApplication,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<MessageRecord> {
    await this.affiliateApplicationReviewService.approve(id, body, staff);
    return this.inboxQueries.get(id);
  }

  /** Declines an application by email. */
  @Post('decline')
  @HttpCode(200)
  @ApiOkResponse({ type: MessageRecord })
  @ApiConflictResponse({ description: 'changed_meanwhile, application_decided' })
  @ApiNotFoundResponse({ description: 'message_not_found' })
  async decline(
    @Param('id') id: string,
    @Body() { version, words = '' }: DeclineApplication,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<MessageRecord> {
    await this.affiliateApplicationReviewService.decline(id, { version, words }, staff);
    return this.inboxQueries.get(id);
  }
}
