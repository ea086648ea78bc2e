import {
  COLLECTOR_INQUIRY_TYPES,
  COLLECTOR_LEVELS,
  INBOX_MESSAGE_TYPES,
  MESSAGE_STATES,
  type CollectorInquiryType,
  type CollectorLevel,
  type InboxMessageType,
  type MessageState,
  AFFILIATE_ROLES,
  type AffiliateRole,
} from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { ListQuery } from '../../../platform';
import { MESSAGE_EVENTS, type MessageEventKind } from '../../messages/contact-message.entity';

const REPLY_EMAIL_STATES = ['waiting', 'delivered', 'dead'] as const;
/** `waiting` until delivered; `dead` after the last attempt failed, until it is retried. */
type ReplyEmailState = (typeof REPLY_EMAIL_STATES)[number];

/** The email of a reply. */
export class ReplyEmail {
  @ApiProperty({ description: 'Id in the list of emails' }) id: string;
  @ApiProperty({ enum: REPLY_EMAIL_STATES }) state: ReplyEmailState;
  @ApiProperty({ type: String, nullable: true, description: 'Error of the last attempt' })
  lastError: string | null;
}

/** An entry of a message's history. */
export class MessageHistoryEntry {
  @ApiProperty() id: string;
  @ApiProperty({ enum: MESSAGE_EVENTS }) kind: MessageEventKind;
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({ description: '`owner`, `staff ben`' }) actor: string;
  @ApiProperty({ type: String, nullable: true, description: 'Subject of a reply' })
  subject: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Text of a note or reply, or the assignee' })
  text: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Number of the order, or id of the commission request',
  })
  reference: string | null;
  @ApiProperty({ type: ReplyEmail, nullable: true }) mail: ReplyEmail | null;
}

const APPLICATION_STATES = ['new', 'approved', 'declined'] as const;

/** An affiliate's application; fields that were left out are empty. */
export class MessageApplication {
  @ApiProperty() phone: string;
  @ApiProperty() location: string;
  @ApiProperty() business: string;
  @ApiProperty() portfolio: string;
  @ApiProperty() buyerTypes: string;
  @ApiProperty() experience: string;
  @ApiProperty({ enum: AFFILIATE_ROLES }) role: AffiliateRole;
  @ApiProperty({ enum: APPLICATION_STATES, description: '`new` until it is approved or declined' })
  state: (typeof APPLICATION_STATES)[number];
  @ApiProperty({
    example: '20',
    description: 'Percent that a new affiliate gets by default',
  })
  usualRate: string;
}

/** Messages that wait for a reply: all, or those that are overdue. Lists the earliest due first. */
const REPLY_DUE_FILTERS = ['owed', 'late'] as const;
export type ReplyDueFilter = (typeof REPLY_DUE_FILTERS)[number];

/** Query of `GET /api/admin/inbox`. */
export class MessageListQuery extends ListQuery {
  @ApiPropertyOptional({ enum: INBOX_MESSAGE_TYPES, enumName: 'InboxMessageType' })
  @IsOptional()
  @IsIn(INBOX_MESSAGE_TYPES)
  type?: InboxMessageType;

  @ApiPropertyOptional({ enum: MESSAGE_STATES, enumName: 'MessageState' })
  @IsOptional()
  @IsIn(MESSAGE_STATES)
  state?: MessageState;

  @ApiPropertyOptional({ enum: REPLY_DUE_FILTERS })
  @IsOptional()
  @IsIn(REPLY_DUE_FILTERS)
  due?: ReplyDueFilter;

  @ApiPropertyOptional({ description: '`me`, `nobody`, or the id of a staff member' })
  @IsOptional()
  @Matches(/^(me|nobody|[0-9a-f-]{36})$/, { message: 'No staff member has this id.' })
  assigned?: string;
}

/** A staff member. */
export class StaffMember {
  @ApiProperty() id: string;
  @ApiProperty() username: string;
  @ApiProperty() firstName: string;
}

/** The writer's account. */
export class MessageCollector {
  @ApiProperty() id: string;
  @ApiProperty() name: string;
  @ApiProperty({ enum: COLLECTOR_LEVELS, enumName: 'CollectorLevel', nullable: true })
  level: CollectorLevel | null;
  @ApiProperty({ description: 'Whether the address is confirmed as theirs' }) isConfirmed: boolean;
}

/** The artwork that a message is about. */
export class MessageArtwork {
  @ApiProperty() id: string;
  @ApiProperty() title: string;
}

/** A message in the list. */
export class MessageRow {
  @ApiProperty() id: string;
  @ApiProperty({ enum: INBOX_MESSAGE_TYPES, enumName: 'InboxMessageType' }) type: InboxMessageType;
  @ApiProperty({
    enum: COLLECTOR_INQUIRY_TYPES,
    nullable: true,
    description: 'Type of a collector’s inquiry',
  })
  inquiryType: CollectorInquiryType | null;
  @ApiProperty() subject: string;
  @ApiProperty({ description: 'Its first words, on one line' }) excerpt: string;
  @ApiProperty() name: string;
  @ApiProperty({ description: 'Empty once the writer’s account is deleted' }) email: string;
  @ApiProperty({
    type: MessageCollector,
    nullable: true,
    description: 'Null unless the writer was signed in',
  })
  collector: MessageCollector | null;
  @ApiProperty({ type: MessageArtwork, nullable: true }) artwork: MessageArtwork | null;
  @ApiProperty({ type: String, nullable: true, description: 'Id of the print’s certificate' })
  coaId: string | null;
  @ApiProperty({ enum: MESSAGE_STATES, enumName: 'MessageState' }) state: MessageState;
  @ApiProperty() isRead: boolean;
  @ApiProperty({ type: StaffMember, nullable: true }) assignedTo: StaffMember | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Null if no reply is promised',
  })
  replyDueAt: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) repliedAt: string | null;
}

/** A message with its history. */
export class MessageRecord extends MessageRow {
  @ApiProperty({ description: 'Send it with a change' }) version: number;
  @ApiProperty() message: string;
  @ApiProperty({
    description: 'False if the account only has the same address: anyone may have written',
  })
  isOfCollector: boolean;
  @ApiProperty({ type: MessageApplication, nullable: true, description: 'Only for an application' })
  application: MessageApplication | null;
  @ApiProperty({ type: [MessageHistoryEntry], description: 'Oldest first' }) history: MessageHistoryEntry[];
}

/** A page of messages: newest first, or earliest due first. */
export class MessageList {
  @ApiProperty({ type: [MessageRow] }) items: MessageRow[];
  @ApiProperty({ description: 'Total across all pages; for a search, up to 1,000' }) total: number;
  @ApiPropertyOptional({ description: 'Whether there are more than `total`' }) isTotalMinimum?: boolean;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}

/** Messages that wait for a reply. */
export class MessageCounts {
  @ApiProperty() awaitingReply: number;
  @ApiProperty({ description: 'Overdue messages' }) late: number;
}
