import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { ACTOR_KINDS, type ActorKind } from '../audit-entry.entity';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { IsDateTime, ListQuery, MaxLength, Trim } from '../../../platform';

/** Which entries of the audit log are asked for. */
export class AuditLogQuery extends OmitType(ListQuery, ['q']) {
  @ApiPropertyOptional({ enum: ACTOR_KINDS })
  @IsOptional()
  @IsIn(ACTOR_KINDS)
  actorKind?: ActorKind;

  @ApiPropertyOptional({ description: 'Username of a staff member, or id of any actor' })
  @IsOptional()
  @Trim()
  @MaxLength(60)
  @IsString()
  actor?: string;

  @ApiPropertyOptional({ description: 'Action, or the beginning of its name: `order.`' })
  @IsOptional()
  @Trim()
  @MaxLength(60)
  @IsString()
  action?: string;

  @ApiPropertyOptional({ description: 'Kind of subject: `order`' })
  @IsOptional()
  @Trim()
  @MaxLength(30)
  @IsString()
  subjectKind?: string;

  @ApiPropertyOptional({
    description: 'Subject: its id, an order number, a certificate’s id, a title, or a username',
  })
  @IsOptional()
  @Trim()
  @MaxLength(200)
  @IsString()
  subject?: string;

  @ApiPropertyOptional({
    format: 'date',
    description: 'First day, in the gallery’s time zone, or a time',
  })
  @IsOptional()
  @IsDateTime({ message: 'Please enter a date, such as 2026-10-01.' })
  from?: string;

  @ApiPropertyOptional({ format: 'date', description: 'Last day, inclusive, or a time, exclusive' })
  @IsOptional()
  @IsDateTime({ message: 'Please enter a date, such as 2026-10-01.' })
  to?: string;
}

/** Who did it. */
export class AuditActor {
  @ApiProperty({ enum: ACTOR_KINDS, description: '`nobody` is unknown: someone guessed a password' })
  kind: ActorKind;
  @ApiProperty({ type: String, nullable: true }) id: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'A staff username, or a collector’s name',
  })
  name: string | null;
}

/** What it was done to. */
export class AuditSubject {
  @ApiProperty({ example: 'order' }) kind: string;
  @ApiProperty() id: string;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'TF-7K3M-Q9XD',
    description: 'Its name for people; null if it is gone or has none',
  })
  name: string | null;
}

/** One entry of the audit log. */
export class AuditRecord {
  @ApiProperty() id: string;
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty() actor: AuditActor;
  @ApiProperty({ example: 'order.refunded' }) action: string;
  @ApiProperty({ type: AuditSubject, nullable: true }) subject: AuditSubject | null;
  @ApiProperty({ type: String, nullable: true, example: 'Chrome on Android' }) device: string | null;
  @ApiProperty({ type: Object, nullable: true, additionalProperties: true })
  details: Record<string, unknown> | null;
}

/** A page of the audit log, latest first. */
export class AuditPage {
  @ApiProperty({ type: [AuditRecord] }) items: AuditRecord[];
  @ApiProperty({ description: 'Entries on all pages' }) total: number;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}
