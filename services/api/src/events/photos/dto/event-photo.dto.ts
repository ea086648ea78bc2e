import { EVENT_PHOTO_ORIENTATIONS, type EventPhotoOrientation } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Picture } from '../../../media';

/** The maximum of the counters' columns. */
const MAX_COUNTER = 4_294_967_295;

/** A photo on the feed. */
export class EventPhoto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ description: 'One address of the picture; empty once it is withdrawn' }) imageUrl: string;
  @ApiProperty() caption: string;
  @ApiProperty({ format: 'date-time', description: 'When it came onto the feed' }) createdAt: string;
  @ApiProperty() isAvailableForOrder: boolean;
  @ApiProperty({ description: 'Paid orders of the event photo' }) orderCount: number;
  @ApiProperty() photographer: string;
  @ApiProperty({ description: "Place in the event's sequence, from 1 without gaps" }) seq: number;
  @ApiProperty({ description: "The event's revision at which it last changed" }) revision: number;
  @ApiProperty({ description: 'It was taken off the feed' }) isWithdrawn: boolean;
  @ApiProperty({ format: 'date-time' }) capturedAt: string;
  @ApiProperty({ enum: EVENT_PHOTO_ORIENTATIONS, description: 'By its sides' })
  orientation: EventPhotoOrientation;
  @ApiProperty({ type: Picture, nullable: true }) picture: Picture | null;
}

/** What changed since the page last loaded the feed. */
export class EventPhotosQuery {
  @ApiPropertyOptional({ description: 'Only photographs published after this number' })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MAX_COUNTER)
  since?: number;

  @ApiPropertyOptional({
    description: 'Everything that changed after this revision, withdrawn ones included',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MAX_COUNTER)
  revision?: number;
}

/** A photo for the older reader of the feed. */
export class LiveUpload {
  @ApiProperty() url: string;
  @ApiProperty({ description: "The photograph's id, by which pages merge it with the feed" })
  driveId: string;
  @ApiProperty() filename: string;
}

export class LiveUploadsQuery {
  @ApiPropertyOptional({ description: 'The current event unless given' })
  @IsOptional()
  eventId?: string;
}
