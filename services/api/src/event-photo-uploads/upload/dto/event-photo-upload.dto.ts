import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsString } from 'class-validator';
import type { EventPhotoState } from '../../../events';
import { Picture } from '../../../media';
import { MaxLength, OptionalField, Trim } from '../../../platform';

const STATES: readonly EventPhotoState[] = [
  'received',
  'waiting',
  'published',
  'withdrawn',
  'failed',
  'marker',
];

/** One photograph of an event as its owner sees it, whatever state it is in. */
export class AdminEventPhoto {
  @ApiProperty() id: string;
  @ApiProperty() fileName: string;
  @ApiProperty() sha256: string;
  @ApiProperty({ enum: STATES }) state: EventPhotoState;
  @ApiProperty({ type: String, nullable: true, description: 'Why it failed, in words' }) fault: string | null;
  @ApiProperty() caption: string;
  @ApiProperty({ format: 'date-time' }) capturedAt: string;
  @ApiProperty({ type: Number, nullable: true, description: 'Place in the sequence of publication' })
  seq: number | null;
  @ApiProperty({ type: Picture, nullable: true, description: 'Null while there is none, and once withdrawn' })
  picture: Picture | null;
  @ApiProperty() isAvailableForOrder: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'The guest whose photograph it is' })
  visitorName: string | null;
}

/** What the owner changes of a photograph; what is left out stays. */
export class UpdateEventPhoto {
  @ApiPropertyOptional() @OptionalField() @Trim() @IsString() @MaxLength(300) caption?: string;
  @ApiPropertyOptional() @OptionalField() @IsBoolean() isAvailableForOrder?: boolean;
}
