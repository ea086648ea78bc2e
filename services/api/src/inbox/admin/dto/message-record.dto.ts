import { AFFILIATE_ROLES, type AffiliateRole } from '@gallery/domain';
import { ApiProperty } from '@nestjs/swagger';
import { MESSAGE_EVENTS, type MessageEventKind } from '../../messages/contact-message-event.entity';
import { MessageRow } from './message.dto';

const REPLY_EMAIL_STATES = ['waiting', 'delivered', 'dead'] as const;
/** `waiting` until delivered; `dead` after the last attempt failed, until somebody has it tried again. */
export type ReplyEmailState = (typeof REPLY_EMAIL_STATES)[number];

/** The mail that carries an answer. */
export class ReplyEmail {
  @ApiProperty({ description: 'Of the list of mails' }) id: string;
  @ApiProperty({ enum: REPLY_EMAIL_STATES }) state: ReplyEmailState;
  @ApiProperty({ type: String, nullable: true, description: 'What the last attempt ended with' })
  lastError: string | null;
}

/** Something that was done about a message. */
export class MessageHistoryEntry {
  @ApiProperty() id: string;
  @ApiProperty({ enum: MESSAGE_EVENTS }) kind: MessageEventKind;
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({ description: '`owner`, `staff ben`' }) actor: string;
  @ApiProperty({ type: String, nullable: true, description: 'What stood over an answer' })
  subject: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The note, the answer, or who takes care' })
  text: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Number of the order, or id of the commission' })
  thing: string | null;
  @ApiProperty({ type: ReplyEmail, nullable: true }) mail: ReplyEmail | null;
}

const APPLICATION_STATES = ['new', 'approved', 'declined'] as const;

/** What somebody who wants to sell for the gallery has told of themselves; empty texts where they left it out. */
export class MessageApplication {
  @ApiProperty() phone: string;
  @ApiProperty() location: string;
  @ApiProperty() business: string;
  @ApiProperty() portfolio: string;
  @ApiProperty() buyerTypes: string;
  @ApiProperty() experience: string;
  @ApiProperty({ enum: AFFILIATE_ROLES }) role: AffiliateRole;
  @ApiProperty({ enum: APPLICATION_STATES, description: '`new` until it is decided' })
  state: (typeof APPLICATION_STATES)[number];
  @ApiProperty({
    example: '20',
    description: 'Percent that a new partner gets unless somebody says otherwise',
  })
  usualRate: string;
}

/** A message, whole, with all that was done about it. */
export class MessageRecord extends MessageRow {
  @ApiProperty({ description: 'What two people who change it at once notice each other by' }) version: number;
  @ApiProperty() message: string;
  @ApiProperty({
    description: 'False for an account that is only known to have the same address: anybody may have written',
  })
  isOfCollector: boolean;
  @ApiProperty({ type: MessageApplication, nullable: true, description: 'Of an application alone' })
  application: MessageApplication | null;
  @ApiProperty({ type: [MessageHistoryEntry], description: 'Oldest first' }) history: MessageHistoryEntry[];
}
