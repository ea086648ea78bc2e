import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { EVENT_STATUSES, EventPhoto, type EventStatus } from '../../../events';
import type { RequestRefused } from '../../../platform';

/** Longer than any id or pass. */
const MAX_FIELD_LENGTH = 2_000;

/** Follows an event. Answered by `joined`, even when the page already follows it. */
export class JoinEvent {
  @ApiProperty({ enum: ['join_event'] }) @IsIn(['join_event']) type: 'join_event';

  @ApiProperty({ description: 'Id of the event, or `tfgallery` for the current one' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_FIELD_LENGTH)
  eventId: string;

  @ApiPropertyOptional({ description: 'The guest pass, for clients without its cookie' })
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_FIELD_LENGTH)
  pass?: string;
}

/** Stops following one event, or all. */
export class LeaveEvent {
  @ApiProperty({ enum: ['leave_event'] }) @IsIn(['leave_event']) type: 'leave_event';

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_FIELD_LENGTH)
  eventId?: string;
}

/** The page follows the event from now on, and fetches photos that changed before this revision. */
export class EventJoined {
  @ApiProperty({ enum: ['joined'] }) type: 'joined';
  @ApiProperty() eventId: string;
  @ApiProperty({ description: "The event's revision: its number of photo changes" }) revision: number;
  @ApiProperty({ description: 'Pages that follow the event' }) count: number;
  @ApiProperty({
    enum: EVENT_STATUSES,
    description: 'The current status; earlier changes are not sent to this page',
  })
  status: EventStatus;
}

/**
 * The revisions that a message covers. A page with everything up to `after` has everything up to `revision` once it has
 * applied the message; a page with less fetches what it missed.
 */
class RevisionRange {
  @ApiProperty() eventId: string;
  @ApiProperty() revision: number;
  @ApiPropertyOptional({
    description: '`revision - 1` unless a photo changed twice before it was sent',
  })
  after?: number;
}

/** A photo came into the feed, or changed. */
export class PhotoSent extends RevisionRange {
  @ApiProperty({ enum: ['new_photo', 'photo_changed'] }) type: 'new_photo' | 'photo_changed';
  @ApiProperty({ type: EventPhoto }) photo: EventPhoto;
}

/** A photo was removed from the feed. */
export class PhotoWithdrawn extends RevisionRange {
  @ApiProperty({ enum: ['photo_withdrawn'] }) type: 'photo_withdrawn';
  @ApiProperty({ format: 'uuid' }) photoId: string;
}

/** How many pages follow the event: to a page that joins, and to all pages when it changes, at most every 3 seconds. */
export class ViewerUpdate {
  @ApiProperty({ enum: ['viewer_update'] }) type: 'viewer_update';
  @ApiProperty() eventId: string;
  @ApiProperty() count: number;
}

/** The event went live, ended or was cancelled. */
export class EventStatusChanged {
  @ApiProperty({ enum: ['event_changed'] }) type: 'event_changed';
  @ApiProperty() eventId: string;
  @ApiProperty({ enum: EVENT_STATUSES }) status: EventStatus;
}

/** Prints of a photo were held, released or sold. */
export class PhotoPrintsChanged {
  @ApiProperty({ enum: ['prints_changed'] }) type: 'prints_changed';
  @ApiProperty() eventId: string;
  @ApiProperty({ format: 'uuid' }) photoId: string;
}

/** Sent every 15 seconds: without it, a page considers its connection lost. */
export class EventHeartbeat {
  @ApiProperty({ enum: ['heartbeat'] }) type: 'heartbeat';
  @ApiProperty() eventId: string;
  @ApiProperty() revision: number;
}

/** What the event gateway sends. */
export type LiveMessage =
  | EventJoined
  | PhotoSent
  | PhotoWithdrawn
  | ViewerUpdate
  | EventStatusChanged
  | PhotoPrintsChanged
  | EventHeartbeat
  | RequestRefused;
