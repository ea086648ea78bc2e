import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { IsDateTime, MaxLength, Trim } from '../../../platform';
import { ACTOR_KINDS, type ActorKind } from '../audit-entry.entity';

/** As `nextCursor` gives it: the time of the last entry in milliseconds, and its id. */
const CURSOR_PATTERN = /^\d{1,15}-[0-9a-f-]{36}$/;

/** Which entries of the audit log are asked for. */
export class AuditLogQuery {
  @ApiPropertyOptional({ enum: ACTOR_KINDS })
  @IsOptional()
  @IsIn(ACTOR_KINDS)
  actorKind?: ActorKind;

  @ApiPropertyOptional({ description: 'User name of somebody of the console, or an id of any actor' })
  @IsOptional()
  @Trim()
  @MaxLength(60)
  @IsString()
  actor?: string;

  @ApiPropertyOptional({ description: 'What was done, or how its name begins: `order.`' })
  @IsOptional()
  @Trim()
  @MaxLength(60)
  @IsString()
  action?: string;

  @ApiPropertyOptional({ description: 'To what kind of thing: `order`' })
  @IsOptional()
  @Trim()
  @MaxLength(30)
  @IsString()
  subjectKind?: string;

  @ApiPropertyOptional({
    description: 'To which thing: its id, an order number, a certificate’s id, a title, a user name',
  })
  @IsOptional()
  @Trim()
  @MaxLength(200)
  @IsString()
  subject?: string;

  @ApiPropertyOptional({ format: 'date-time' })
  @IsOptional()
  @IsDateTime({ message: 'Please give a day, as in 2026-10-01.' })
  from?: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'Up to but without this moment' })
  @IsOptional()
  @IsDateTime({ message: 'Please give a day, as in 2026-10-01.' })
  to?: string;

  @ApiPropertyOptional({ description: '`nextCursor` of the page before' })
  @IsOptional()
  @Matches(CURSOR_PATTERN)
  cursor?: string;

  @ApiPropertyOptional({ default: 50, maximum: 100 })
  @IsOptional()
  @Type(() => Number)
  @Max(100)
  @Min(1)
  @IsInt()
  limit?: number;
}
