import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { ListQuery } from '../../platform';

const EMAIL_STATES = ['dead', 'waiting', 'delivered'] as const;
/** `waiting` until delivered; `dead` after the last attempt failed, until it is retried. */
type EmailState = (typeof EMAIL_STATES)[number];

/** Query of `GET /api/admin/emails`. */
export class EmailListQuery extends ListQuery {
  @ApiPropertyOptional({ enum: EMAIL_STATES }) @IsOptional() @IsIn(EMAIL_STATES) state?: EmailState;

  @ApiPropertyOptional({ example: 'order:0193…', description: 'What they tell of' })
  @IsOptional()
  @Matches(/^[a-z-]{1,20}:[0-9a-f-]{36}$/)
  about?: string;
}

/** An email, or another outbox message, such as a refund at Stripe. */
export class EmailRow {
  @ApiProperty() id: string;
  @ApiProperty({ example: 'mail' }) kind: string;
  @ApiProperty({ type: String, nullable: true, description: 'Only its beginning, unless the text is kept' })
  recipient: string | null;
  @ApiProperty({ type: String, nullable: true }) subject: string | null;
  @ApiProperty({ enum: EMAIL_STATES }) state: EmailState;
  @ApiProperty() attempts: number;
  @ApiProperty({ type: String, nullable: true, description: 'What the last attempt ended with' })
  lastError: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ format: 'date-time', description: 'When it is tried next, while it waits' }) dueAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) deliveredAt: string | null;
  @ApiProperty({ description: 'Whether its text is kept, to be read and sent again' })
  isContentRetained: boolean;
}

/** A page of emails: dead first, then waiting, then delivered; each newest first. */
export class EmailList {
  @ApiProperty({ type: [EmailRow] }) items: EmailRow[];
  @ApiProperty({ description: 'Of all pages' }) total: number;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}

/** An email with its text. */
export class EmailRecord extends EmailRow {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null when it holds a personal link, or is forgotten',
  })
  text: string | null;
}
