import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsNotEmpty, IsOptional, IsString, IsUUID, Min } from 'class-validator';
import { IsDateTime, IsEmailAddress, ListQuery, MaxLength, OneLine, Trim } from '../../platform';
import {
  MAX_CONSENT_NOTE_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_TAG_LENGTH,
  NEWSLETTER_ENDS,
  NEWSLETTER_STATES,
  PERSON_KINDS,
  type NewsletterEnd,
  type NewsletterState,
  type PersonKind,
} from '../people-policy';

/** Newsletter filter; `none` is an address that was never entered for it. */
const NEWSLETTER_OPTIONS = [...NEWSLETTER_STATES, 'none'] as const;
type NewsletterOption = (typeof NEWSLETTER_OPTIONS)[number];

/** Query of `GET /api/admin/people`. */
export class PeopleListQuery extends ListQuery {
  @ApiPropertyOptional({ enum: PERSON_KINDS, description: '`affiliate` is for the owner only' })
  @IsOptional()
  @IsIn(PERSON_KINDS)
  kind?: PersonKind;

  @ApiPropertyOptional({ maxLength: MAX_TAG_LENGTH })
  @IsOptional()
  @Trim()
  @IsString()
  @MaxLength(MAX_TAG_LENGTH)
  tag?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'Guests of this event' })
  @IsOptional()
  @IsUUID(undefined, { message: 'Please choose an event.' })
  event?: string;

  @ApiPropertyOptional({ enum: NEWSLETTER_OPTIONS, description: '`none`: never subscribed' })
  @IsOptional()
  @IsIn(NEWSLETTER_OPTIONS)
  newsletter?: NewsletterOption;
}

/** A person in the list. */
export class PersonRow {
  @ApiProperty() id: string;
  @ApiProperty({ description: 'Empty if unknown' }) name: string;
  @ApiProperty({ description: 'Their main address, to which others are joined' }) email: string;
  @ApiProperty({ type: [String] }) otherEmails: string[];
  @ApiProperty({ enum: PERSON_KINDS, isArray: true, description: 'Kinds of person that they are' })
  kinds: PersonKind[];
  @ApiProperty({
    enum: NEWSLETTER_STATES,
    nullable: true,
    description: 'Null if never subscribed; of several addresses, the most advanced state',
  })
  newsletter: NewsletterState | null;
  @ApiProperty({ format: 'date-time' }) lastContactAt: string;
  @ApiProperty({ type: [String] }) tags: string[];
}

/** A page of people, the latest contact first. */
export class PeopleList {
  @ApiProperty({ type: [PersonRow] }) items: PersonRow[];
  @ApiProperty({ description: 'Total across all pages' }) total: number;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}

/** A tag in use. */
export class PersonTag {
  @ApiProperty() tag: string;
  @ApiProperty({ description: 'How many have it' }) people: number;
}

/** A newsletter subscription, with how the consent came about. */
class PersonNewsletter {
  @ApiProperty({ enum: NEWSLETTER_STATES }) state: NewsletterState;
  @ApiProperty({ example: 'artwork-detail', description: 'The page whose form was used' }) sourcePage: string;
  @ApiProperty({ format: 'date-time' }) askedAt: string;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) confirmedAt: string | null;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) unsubscribedAt: string | null;
  @ApiProperty({ enum: NEWSLETTER_ENDS, nullable: true, description: 'Who or what ended it' })
  endedBy: NewsletterEnd | null;
  @ApiProperty({ type: String, nullable: true, description: 'How they agreed, if staff recorded it' })
  consentNote: string | null;
}

/** What a note says, and who wrote it last. */
class PersonNote {
  @ApiProperty() text: string;
  @ApiProperty({ description: 'First name of the last author' }) by: string;
  @ApiProperty({ format: 'date-time' }) at: string;
}

/** An address that the owner joined to a person, with what stays its own. */
class PersonAddress {
  @ApiProperty() id: string;
  @ApiProperty() email: string;
  @ApiProperty({ type: PersonNewsletter, nullable: true }) subscription: PersonNewsletter | null;
  @ApiProperty({ type: PersonNote, nullable: true }) note: PersonNote | null;
}

/** The kinds of entries of a person's record. */
const PERSON_ENTRY_KINDS = [
  'account',
  'order',
  'message',
  'event',
  'certificate',
  'reservation',
  'letter',
  'affiliate',
] as const;
export type PersonEntryKind = (typeof PERSON_ENTRY_KINDS)[number];

/** Something between a person and the gallery. */
export class PersonEntry {
  @ApiProperty({ enum: PERSON_ENTRY_KINDS }) kind: PersonEntryKind;
  @ApiProperty({ description: 'Id or number in its page’s URL' }) id: string;
  @ApiProperty({ description: 'Account name, artwork titles, or subject of the message' })
  title: string;
  @ApiProperty({ description: 'State, in the terms of its kind' }) state: string;
  @ApiProperty({ format: 'date-time' }) at: string;
}

/** A person, with everything between them and the gallery. */
export class PersonRecord extends PersonRow {
  @ApiProperty({ type: [String], description: 'All names they have used' }) names: string[];
  @ApiProperty({ type: [PersonAddress], description: 'Joined addresses' }) addresses: PersonAddress[];
  @ApiProperty({ type: PersonNewsletter, nullable: true, description: 'Subscription of `email`' })
  subscription: PersonNewsletter | null;
  @ApiProperty({ type: PersonNote, nullable: true }) note: PersonNote | null;
  @ApiProperty({ description: 'Version of the note; send it with a change' }) version: number;
  @ApiProperty({ type: [PersonEntry], description: 'Newest first, the latest 200' }) entries: PersonEntry[];
}

/** Body of `POST /api/admin/people/{id}/tags`. Decorators validate from the last to the first. */
export class AddPersonTag {
  @ApiProperty({ maxLength: MAX_TAG_LENGTH })
  @Trim()
  @OneLine()
  @MaxLength(MAX_TAG_LENGTH, { message: 'Please keep the tag within 40 characters.' })
  @IsNotEmpty({ message: 'Please enter a tag.' })
  @IsString({ message: 'Please enter a tag.' })
  tag: string;
}

/** Body of `POST /api/admin/people/{id}/addresses`. */
export class JoinAddress {
  @ApiProperty({ format: 'email', maxLength: 254, description: 'Address of someone in the list' })
  @IsEmailAddress()
  email: string;
}

/** Body of `POST /api/admin/people/{id}/newsletter`. */
export class RecordConsent {
  @ApiProperty({ maxLength: MAX_CONSENT_NOTE_LENGTH, description: 'How and where they agreed' })
  @Trim()
  @OneLine()
  @MaxLength(MAX_CONSENT_NOTE_LENGTH, { message: 'Please keep it within 200 characters.' })
  @IsNotEmpty({ message: 'Please say how they agreed.' })
  @IsString({ message: 'Please say how they agreed.' })
  note: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'When they agreed; by default, now' })
  @IsOptional()
  @IsDateTime({ message: 'Please choose a time.' })
  at?: string;
}

/** Body of `PUT /api/admin/people/{id}/note`. */
export class UpdatePersonNote {
  @ApiProperty({ description: 'An empty text removes the note' })
  @Trim()
  @MaxLength(MAX_NOTE_LENGTH, { message: 'Please keep the note within 5,000 characters.' })
  @IsString({ message: 'Please enter a note.' })
  text: string;

  @ApiProperty({ description: 'The version you read' }) @IsInt() @Min(1) version: number;
}
