import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** Answers a request that failed; the connection stays. Code and sentence are those of HTTP errors. */
export class RequestRefused {
  @ApiProperty({ enum: ['refused'] }) type: 'refused';
  @ApiProperty() code: string;
  @ApiProperty() message: string;
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'What is wrong, by field',
  })
  fields?: Record<string, string>;
}

/** Every 15 seconds: without it, a page counts its connection as lost. */
export class Heartbeat {
  @ApiProperty({ enum: ['heartbeat'] }) type: 'heartbeat';
}
