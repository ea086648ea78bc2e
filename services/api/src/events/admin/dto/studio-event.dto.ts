import { applyDecorators } from '@nestjs/common';
import { hashtagError, MAX_HASHTAG_LENGTH, normalizeHashtag } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsTimeZone,
  Matches,
  Max,
  Min,
  ValidateBy,
  type ValidationArguments,
} from 'class-validator';
import { Picture } from '../../../media';
import { FormNumber, FormBoolean, ListQuery, MaxLength, SINGLE_LINE, Trim } from '../../../platform';
import { EVENT_STATUSES, type EventStatus } from '../../lifecycle/event-status';

const REQUIRED = 'Title, description, and location are required';
const INVALID_NUMBER = 'Please enter a whole number of guests, or leave it empty.';
const INVALID_DATE = 'Please enter a date and a time.';
/** The maximum of the column. */
const MAX_GUESTS = 65_535;
/** 20 days. A camera clock that is further off was never set. */
const MAX_CAMERA_OFFSET_MS = 20 * 86_400_000;

const isHashtag = (value: unknown): boolean => typeof value === 'string' && hashtagError(value) === undefined;

/** A hashtag, with or without its `#`; an empty one is null. */
const FormHashtag = (): PropertyDecorator =>
  applyDecorators(
    ValidateBy(
      { name: 'isHashtag', validator: { validate: isHashtag } },
      { message: ({ value }: ValidationArguments) => hashtagError(String(value)) ?? '' },
    ),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? normalizeHashtag(value) : value,
    ),
  );

/** The text fields of the event form. Decorators validate from the last to the first. */
export class CreateStudioEvent {
  @ApiProperty()
  @Trim()
  @MaxLength(200, { message: 'Please keep the title within 200 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter the title on one line.' })
  @IsNotEmpty({ message: REQUIRED })
  @IsString({ message: REQUIRED })
  title: string;

  @ApiProperty()
  @Trim()
  @MaxLength(5_000, { message: 'Please keep the description within 5,000 characters.' })
  @IsNotEmpty({ message: REQUIRED })
  @IsString({ message: REQUIRED })
  description: string;

  @ApiProperty({ format: 'date-time', description: 'Start; without an offset, in the venue’s time zone' })
  @IsISO8601({ strict: true }, { message: INVALID_DATE })
  eventDate: string;

  @ApiProperty()
  @Trim()
  @MaxLength(200, { message: 'Please keep the location within 200 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter the location on one line.' })
  @IsNotEmpty({ message: REQUIRED })
  @IsString({ message: REQUIRED })
  location: string;

  @ApiPropertyOptional({ type: Number, nullable: true, description: '50 if omitted, no limit if empty' })
  @IsOptional()
  @FormNumber()
  @Max(MAX_GUESTS, { message: INVALID_NUMBER })
  @Min(1, { message: INVALID_NUMBER })
  @IsInt({ message: INVALID_NUMBER })
  maxAttendees?: number | null;

  @ApiPropertyOptional({ format: 'date-time', description: 'By default, three hours after the start' })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))
  @IsISO8601({ strict: true }, { message: INVALID_DATE })
  endDate?: string;

  @ApiPropertyOptional({
    example: 'America/Chicago',
    description: 'Time zone of the venue; by default the gallery’s',
  })
  @IsOptional()
  @IsTimeZone({ message: 'Please choose a time zone.' })
  timeZone?: string;

  @ApiPropertyOptional({ example: 'Portrait session' })
  @IsOptional()
  @Trim()
  @MaxLength(60, { message: 'Please keep the event type within 60 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter the event type on one line.' })
  @IsString()
  eventType?: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: MAX_HASHTAG_LENGTH,
    description: 'For sharing its photos; if empty, the gallery’s hashtag',
    example: '#PaperEvening',
  })
  @IsOptional()
  @FormHashtag()
  hashtag?: string | null;

  @ApiPropertyOptional({ description: 'Open to VIP collectors only' })
  @IsOptional()
  @FormBoolean()
  @IsBoolean()
  isVipOnly?: boolean;

  @ApiPropertyOptional({ description: 'Whether photos wait for approval' })
  @IsOptional()
  @FormBoolean()
  @IsBoolean()
  needsApproval?: boolean;

  @ApiPropertyOptional({ description: 'Whether photos in the feed carry a watermark' })
  @IsOptional()
  @FormBoolean()
  @IsBoolean()
  isWatermarked?: boolean;

  @ApiPropertyOptional({ description: 'Whether guests get their photos by email the next morning' })
  @IsOptional()
  @FormBoolean()
  @IsBoolean()
  sendsFollowUp?: boolean;

  @ApiPropertyOptional({ description: "Added to the camera's clock, in milliseconds" })
  @IsOptional()
  @FormNumber()
  @Max(MAX_CAMERA_OFFSET_MS)
  @Min(-MAX_CAMERA_OFFSET_MS)
  @IsInt()
  cameraOffsetMs?: number;
}

/** Omitted fields stay unchanged. */
export class UpdateStudioEvent extends PartialType(CreateStudioEvent) {
  @ApiPropertyOptional({
    description: 'The version you read; if omitted, the change is made without this check',
  })
  @IsOptional()
  @FormNumber()
  @IsInt({ message: 'Please send the version of the event that was read.' })
  version?: number;
}

/** Body of `POST /api/admin/studio-events/{id}/status`. */
export class UpdateEventStatus {
  @ApiProperty({ enum: EVENT_STATUSES })
  @IsIn(EVENT_STATUSES)
  status: EventStatus;
}

/** An event as staff see it. */
export class StudioEvent {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() title: string;
  @ApiProperty() description: string;
  @ApiProperty({ format: 'date-time', description: '`startTime` of the public event' })
  eventDate: string;
  @ApiProperty({ format: 'date-time' }) endDate: string;
  @ApiProperty({ example: 'America/Chicago' }) timeZone: string;
  @ApiProperty() location: string;
  @ApiProperty({ type: Number, nullable: true }) maxAttendees: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'URL of the hero image' })
  heroImage: string | null;
  @ApiProperty({ type: Picture, nullable: true }) picture: Picture | null;
  @ApiProperty() eventType: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null for the gallery’s hashtag' })
  hashtag: string | null;
  @ApiProperty({ enum: EVENT_STATUSES }) status: EventStatus;
  @ApiProperty() isVipOnly: boolean;
  @ApiProperty() needsApproval: boolean;
  @ApiProperty() isWatermarked: boolean;
  @ApiProperty() sendsFollowUp: boolean;
  @ApiProperty({ description: 'Shown on no page, but kept because prints are sold or held' })
  isArchived: boolean;
  @ApiProperty() cameraOffsetMs: number;
  @ApiProperty({ description: 'Registered guests' }) registered: number;
  @ApiProperty({ description: 'Guests on the waitlist' }) waitlisted: number;
  @ApiProperty({ description: 'Photos in the feed' }) photoCount: number;
  @ApiProperty({ description: 'Send it with a change' })
  version: number;
}

/** The outcome of deleting an event. */
export class EventDeletion {
  @ApiProperty({
    enum: ['deleted', 'archived'],
    description: '`archived` if anything of it was sold or held',
  })
  outcome: 'deleted' | 'archived';
}

/** A guest of an event, for staff. */
export class StudioEventGuest {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty() email: string;
  @ApiProperty({ description: 'Whether the guest has confirmed the address' }) isEmailConfirmed: boolean;
  @ApiProperty() isWaitlisted: boolean;
  @ApiProperty({ format: 'date-time' }) registeredAt: string;
}

/** A page of an event's guests in the order of their registration; anonymized ones are left out. */
export class StudioEventGuestList {
  @ApiProperty({ type: [StudioEventGuest] }) items: StudioEventGuest[];
  @ApiProperty({ description: 'Total across all pages' }) total: number;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}

const GUEST_PLACES = ['registered', 'waitlist'] as const;

/** Query of `GET /api/admin/studio-events/{id}/guests`; `q` searches names and email addresses. */
export class StudioEventGuestListQuery extends ListQuery {
  @ApiPropertyOptional({ enum: GUEST_PLACES, description: 'By default, all' })
  @IsOptional()
  @IsIn(GUEST_PLACES)
  place?: (typeof GUEST_PLACES)[number];
}

/** The URL of an event's projector page. */
export class ProjectorLink {
  @ApiProperty({ description: 'Contains a pass, so it is not for guests' }) url: string;
}
