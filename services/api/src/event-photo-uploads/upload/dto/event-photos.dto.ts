import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsString, Matches, Min } from 'class-validator';
import { EVENT_PHOTO_STATES, type EventPhotoState } from '../../../events';
import { Picture } from '../../../media';
import { MaxLength, OptionalField, Trim } from '../../../platform';

/** The form of an upload, for the OpenAPI document. */
export const PHOTO_UPLOAD_FORM = {
  type: 'object',
  properties: {
    photos: { type: 'array', items: { type: 'string', format: 'binary' } },
    caption: { type: 'string', description: 'Of the file that follows' },
    capturedAt: {
      type: 'string',
      format: 'date-time',
      description: 'Of the file that follows, where its camera noted no time',
    },
  },
};

const RECEIPT_STATES = ['received', 'known', 'refused'] as const;
type ReceiptState = (typeof RECEIPT_STATES)[number];

/** The result for one file of an upload. */
export class PhotoUploadReceipt {
  @ApiProperty() fileName: string;

  @ApiProperty({ description: 'SHA-256 of the file in hex' }) sha256: string;

  @ApiProperty({ enum: RECEIPT_STATES, description: '`known`: the event has this file already' })
  state: ReceiptState;

  @ApiProperty({ type: String, nullable: true }) photoId: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why it was refused, in words' })
  failureReason: string | null;
}

/** Files that a client is about to send. */
export class KnownPhotosInput {
  @ApiProperty({ type: [String], description: 'SHA-256 of each file in hex' })
  @IsArray()
  @ArrayMaxSize(2_000)
  @Matches(/^[0-9a-f]{64}$/, { each: true })
  digests: string[];
}

/** A file of which no pictures could be rendered. */
export class FailedPhotoFile {
  @ApiProperty() sha256: string;
  @ApiProperty({ description: 'Why, in words' }) failureReason: string;
}

/** Those of the files that the event has. */
export class KnownPhotos {
  @ApiProperty({ type: [String], description: 'They need not be sent' }) known: string[];
  @ApiProperty({
    type: [FailedPhotoFile],
    description: 'They were sent before; sent again, they are tried again',
  })
  failed: FailedPhotoFile[];
}

/** A photo in any state, as staff see it. */
export class AdminEventPhoto {
  @ApiProperty() id: string;
  @ApiProperty() fileName: string;
  @ApiProperty() sha256: string;
  @ApiProperty({ enum: EVENT_PHOTO_STATES }) state: EventPhotoState;
  @ApiProperty({ type: String, nullable: true, description: 'Why it failed, in words' }) failureReason:
    | string
    | null;
  @ApiProperty() caption: string;
  @ApiProperty({ description: 'What a change of the caption is sent as of' }) version: number;
  @ApiProperty({ format: 'date-time' }) capturedAt: string;
  @ApiProperty({ type: Number, nullable: true, description: 'Place in the sequence of publication' })
  seq: number | null;
  @ApiProperty({ type: Picture, nullable: true, description: 'Null while there is none, and once withdrawn' })
  picture: Picture | null;
  @ApiProperty() isAvailableForOrder: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'The guest whose photograph it is' })
  visitorName: string | null;
}

/** What is left out stays. */
export class UpdateEventPhoto {
  @ApiPropertyOptional() @OptionalField() @Trim() @IsString() @MaxLength(300) caption?: string;
  @ApiPropertyOptional() @OptionalField() @IsBoolean() isAvailableForOrder?: boolean;

  @ApiPropertyOptional({ description: 'Of the photo whose caption was looked at; an older one is refused' })
  @OptionalField()
  @IsInt()
  @Min(1)
  version?: number;
}
