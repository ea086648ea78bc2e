import { ApiProperty } from '@nestjs/swagger';

/** A browser in which a collector is signed in, as they see it. */
export class SessionRecord {
  @ApiProperty({ description: 'Names the session; opens nothing' }) id: string;
  @ApiProperty({ example: 'Chrome on Android' }) device: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ format: 'date-time', description: 'Last use, to within five minutes' }) seenAt: string;
  @ApiProperty({ description: 'Whether it is the caller’s own' }) isCurrent: boolean;
}
