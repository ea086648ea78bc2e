import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, Matches } from 'class-validator';

/** Files that somebody is about to send. */
export class KnownPhotosInput {
  @ApiProperty({ type: [String], description: 'SHA-256 of each file in hex' })
  @IsArray()
  @ArrayMaxSize(2_000)
  @Matches(/^[0-9a-f]{64}$/, { each: true })
  digests: string[];
}

/** A file of which no pictures could be made. */
export class FailedPhotoFile {
  @ApiProperty() sha256: string;
  @ApiProperty({ description: 'Why, in words' }) fault: string;
}

/** Those of them that the event has. */
export class KnownPhotos {
  @ApiProperty({ type: [String], description: 'They need not be sent' }) known: string[];
  @ApiProperty({
    type: [FailedPhotoFile],
    description: 'They were sent before; sent again, they are tried again',
  })
  failed: FailedPhotoFile[];
}
