import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { Picture } from '../../../media';
import { EVENT_STATUSES, type EventStatus } from '../../lifecycle/event-status';

const EVENT_LISTS = ['live', 'scheduled', 'completed'] as const;
export type EventListStatus = (typeof EVENT_LISTS)[number];

/** Cancelled events are among the scheduled or the completed ones, by their time. */
export class EventsQuery {
  @ApiPropertyOptional({ enum: EVENT_LISTS, description: 'All unless given' })
  @IsOptional()
  @IsIn(EVENT_LISTS)
  status?: EventListStatus;
}

/** An event as guests see it. Of a VIP-only event others see title, times, status and the badge. */
export class EventRecord {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({
    description: 'What its addresses may say instead of the id while it is the current event',
  })
  tag: string;
  @ApiProperty() title: string;
  @ApiProperty() description: string;
  @ApiProperty({ enum: EVENT_STATUSES }) status: EventStatus;
  @ApiProperty({ format: 'date-time' }) startTime: string;
  @ApiProperty({ format: 'date-time' }) endTime: string;
  @ApiProperty({ example: 'America/Chicago', description: 'Of the venue' }) timeZone: string;
  @ApiProperty() location: string;
  @ApiProperty() eventType: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Shared with its photographs; null for that of the site content',
  })
  hashtag: string | null;
  @ApiProperty({ description: 'Registered guests' }) currentParticipants: number;
  @ApiProperty({ description: 'Open pages that follow it while it is live' }) viewerCount: number;
  @ApiProperty({ type: Number, nullable: true }) maxParticipants: number | null;
  @ApiProperty() isVipOnly: boolean;
  @ApiProperty({ description: 'Photographs on the feed' }) photoCount: number;
  @ApiProperty({ description: 'Those of them that can be ordered' }) availableCount: number;
  @ApiProperty({ type: Picture, nullable: true }) picture: Picture | null;
  @ApiProperty({ description: "The gallery's short id leads to this event" }) isCurrent: boolean;
}

/** The QR code that leads guests to the gate. */
export class GateQrCode {
  @ApiProperty({ description: 'PNG data URI' }) qrCode: string;
  @ApiProperty({ description: 'What the code says: the gate, with event_id and event_name' })
  eventUrl: string;
}
