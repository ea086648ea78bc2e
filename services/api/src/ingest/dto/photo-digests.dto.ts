import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, Matches } from 'class-validator';

/** Files that somebody is about to send. */
export class PhotoDigests {
  @ApiProperty({ type: [String], description: 'SHA-256 of each file in hex' })
  @IsArray()
  @ArrayMaxSize(2_000)
  @Matches(/^[0-9a-f]{64}$/, { each: true })
  digests: string[];
}

/** Those of them that need not be sent. */
export class KnownDigests {
  @ApiProperty({ type: [String] }) known: string[];
}
