import { ApiProperty } from '@nestjs/swagger';
import { CollectorRecord } from './collector-record.dto';

/** The answer to a sign-in or sign-up. */
export class CollectorSession {
  @ApiProperty({ description: 'The secret of the session, for `Authorization: Bearer`' }) sessionId: string;
  @ApiProperty() collector: CollectorRecord;
}
