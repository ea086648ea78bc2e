import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, IsNotEmpty, IsOptional, IsString, IsUUID, Min } from 'class-validator';
import { PeopleListQuery } from '../../people';
import { IsDateTime, MaxLength, Nested, OneLine, Trim } from '../../platform';
import {
  LETTER_STATES,
  MAX_SUBJECT_LENGTH,
  MAX_WORDS_LENGTH,
  MAX_WORKS,
  type LetterState,
} from '../letters-policy';

/** Filters of the list of people; without any, all subscribers. Letters never go to anyone else. */
export class LetterRecipients extends PickType(PeopleListQuery, ['q', 'kind', 'tag', 'event'] as const) {}

/** What a letter says, and to whom. Decorators validate from last to first. */
export class LetterContent {
  @ApiProperty({ maxLength: MAX_SUBJECT_LENGTH })
  @Trim()
  @OneLine()
  @MaxLength(MAX_SUBJECT_LENGTH, { message: 'Please keep the subject within 200 characters.' })
  @IsNotEmpty({ message: 'Please enter a subject.' })
  @IsString({ message: 'Please enter a subject.' })
  subject: string;

  @ApiProperty({
    maxLength: MAX_WORDS_LENGTH,
    description: 'Paragraphs separated by empty lines; `{work 1}` places an artwork',
  })
  @Trim()
  @MaxLength(MAX_WORDS_LENGTH, { message: 'Please keep the letter within 10,000 characters.' })
  @IsNotEmpty({ message: 'Please write the letter.' })
  @IsString({ message: 'Please write the letter.' })
  words: string;

  @ApiProperty({ type: [String], description: 'Public artworks, in the order of their numbers' })
  @IsUUID(undefined, { each: true, message: 'Please choose works.' })
  @ArrayMaxSize(MAX_WORKS, { message: 'Please choose up to 12 works.' })
  @IsArray({ message: 'Please choose works.' })
  artworkIds: string[];

  @ApiProperty({ type: LetterRecipients })
  @Nested(() => LetterRecipients)
  recipients: LetterRecipients;
}

/** Body of `PUT /api/admin/letters/{id}`. */
export class UpdateLetter extends LetterContent {
  @ApiProperty({ description: 'The version you read' }) @IsInt() @Min(1) version: number;
}

/** Body of `POST /api/admin/letters/{id}/send`. */
export class SendLetter {
  @ApiProperty({ description: 'The version you read' }) @IsInt() @Min(1) version: number;

  @ApiPropertyOptional({ format: 'date-time', description: 'By default, now' })
  @IsOptional()
  @IsDateTime({ message: 'Please choose a time.' })
  sendAt?: string;
}

/** The results of a letter. Nobody is tracked: what recipients do with the letter is not known. */
class LetterResults {
  @ApiProperty({ description: 'Everyone who gets it or has got it' }) recipients: number;
  @ApiProperty({ description: 'Not yet handed to the mail server' }) waiting: number;
  @ApiProperty({ description: 'Accepted by the mail server' }) sent: number;
  @ApiProperty({ description: 'Refused by the mail server' }) refused: number;
  @ApiProperty({ description: 'Interrupted while being handed over; never resent' }) unknown: number;
  @ApiProperty({ description: 'Unsubscribed before their turn' }) skipped: number;
  @ApiProperty({ description: 'Sent, then bounced' }) bounced: number;
  @ApiProperty({ description: 'Sent, then reported as spam' }) complained: number;
  @ApiProperty({ description: 'Sent, then unsubscribed' }) unsubscribed: number;
}

/** A letter in the list. */
export class LetterRow {
  @ApiProperty() id: string;
  @ApiProperty() subject: string;
  @ApiProperty({ enum: LETTER_STATES }) state: LetterState;
  @ApiProperty({ description: 'First name of the staff member who started it' }) writtenBy: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) sendAt: string | null;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) endedAt: string | null;
  @ApiProperty({ type: LetterResults }) results: LetterResults;
}

/** A work placed in a letter. */
class LetterWork {
  @ApiProperty() id: string;
  @ApiProperty() title: string;
}

/** A letter. */
export class LetterRecord extends LetterRow {
  @ApiProperty() words: string;
  @ApiProperty({ type: [LetterWork] }) works: LetterWork[];
  @ApiProperty({ type: LetterRecipients }) recipients: LetterRecipients;
  @ApiProperty({ description: 'Subscribers who match now' }) subscribers: number;
  @ApiProperty({ description: 'Emails sent per minute' }) perMinute: number;
  @ApiProperty({ description: 'Paid orders through its links' }) orders: number;
  @ApiProperty({ description: 'Cents paid for these orders, less refunds' }) ordersCents: number;
  @ApiProperty({ description: 'Version of the draft; send it with a change' }) version: number;
}

/** The letter as it would be sent. */
export class LetterPreview {
  @ApiProperty() subject: string;
  @ApiProperty() text: string;
  @ApiProperty() html: string;
}

/** How many people a letter reaches. */
export class LetterReach {
  @ApiProperty({ description: 'Subscribers who match now' }) subscribers: number;
}
