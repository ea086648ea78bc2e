import {
  COLLECTOR_INQUIRY_TYPES,
  COLLECTOR_LEVELS,
  INBOX_MESSAGE_TYPES,
  MESSAGE_STATES,
  type CollectorInquiryType,
  type CollectorLevel,
  type InboxMessageType,
  type MessageState,
} from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { ListQuery } from '../../../platform';

/** To which an answer is owed: all of them, or those that are past their time. The list begins with what is due first. */
const REPLY_DUE_FILTERS = ['owed', 'late'] as const;
export type ReplyDueFilter = (typeof REPLY_DUE_FILTERS)[number];

/** The address of `GET /api/admin/inbox`. */
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

  @ApiPropertyOptional({ description: '`me`, `nobody`, or the id of somebody of the gallery' })
  @IsOptional()
  @Matches(/^(me|nobody|[0-9a-f-]{36})$/, { message: 'Nobody of the gallery is known by this.' })
  assigned?: string;
}

/** Somebody of the gallery. */
export class StaffMember {
  @ApiProperty() id: string;
  @ApiProperty() username: string;
  @ApiProperty() firstName: string;
}

/** The account of who wrote. */
export class MessageCollector {
  @ApiProperty() id: string;
  @ApiProperty() name: string;
  @ApiProperty({ enum: COLLECTOR_LEVELS, enumName: 'CollectorLevel', nullable: true })
  level: CollectorLevel | null;
  @ApiProperty({ description: 'Whether the address is proved to be theirs' }) isConfirmed: boolean;
}

/** The work that a message is about. */
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
    description: 'What a collector asks about',
  })
  inquiryType: CollectorInquiryType | null;
  @ApiProperty() subject: string;
  @ApiProperty({ description: 'How it begins, on one line' }) excerpt: string;
  @ApiProperty() name: string;
  @ApiProperty({ description: 'Empty once the writer’s account is deleted' }) email: string;
  @ApiProperty({ type: MessageCollector, nullable: true, description: 'Null unless they were signed in' })
  collector: MessageCollector | null;
  @ApiProperty({ type: MessageArtwork, nullable: true }) artwork: MessageArtwork | null;
  @ApiProperty({ enum: MESSAGE_STATES, enumName: 'MessageState' }) state: MessageState;
  @ApiProperty() isRead: boolean;
  @ApiProperty({ type: StaffMember, nullable: true }) assignedTo: StaffMember | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Null where no answer is promised',
  })
  replyDueAt: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) answeredAt: string | null;
}

/** A page of messages: newest first, or what is due first. */
export class MessageList {
  @ApiProperty({ type: [MessageRow] }) items: MessageRow[];
  @ApiProperty({ description: 'Of all pages' }) total: number;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}

/** Answers that the gallery owes. */
export class MessageCounts {
  @ApiProperty() unanswered: number;
  @ApiProperty({ description: 'Those past their time' }) late: number;
}
