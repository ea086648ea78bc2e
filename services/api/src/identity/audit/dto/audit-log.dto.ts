import { ApiProperty } from '@nestjs/swagger';
import { ACTOR_KINDS, type ActorKind } from '../audit-entry.entity';

/** Who did it. */
export class AuditActor {
  @ApiProperty({ enum: ACTOR_KINDS, description: '`nobody` is somebody unknown: a guess at a password' })
  kind: ActorKind;
  @ApiProperty({ type: String, nullable: true }) id: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'A user name of the console, or a collector’s name',
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
    description: 'What people call it; null for what is gone or has no name',
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
  @ApiProperty({ description: 'Of all entries that the filters let through' }) total: number;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}
