import { CONSOLE_RECORD_KINDS } from '@gallery/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import type { Heartbeat, RequestRefused } from '../../../platform';
import type { ConsoleRecordKind } from '../console-records';

/** A record of the console. */
class RecordReference {
  @ApiProperty({ enum: CONSOLE_RECORD_KINDS })
  @IsIn(CONSOLE_RECORD_KINDS)
  kind: ConsoleRecordKind;

  @ApiProperty({ description: 'Id of the record; for settings the name of the section' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(60)
  id: string;
}

/** The page shows this record, instead of the one that it showed before. Answered by `record_viewers`. */
export class OpenRecord extends RecordReference {
  @ApiProperty({ enum: ['open_record'] }) @IsIn(['open_record']) type: 'open_record';
}

/** The page no longer shows a record. */
export class CloseRecord {
  @ApiProperty({ enum: ['close_record'] }) @IsIn(['close_record']) type: 'close_record';
}

/** A staff member, as the console names them. */
export class StaffName {
  @ApiProperty() id: string;
  @ApiProperty() name: string;
}

/**
 * The page is told of every change from now on, and reads what it shows once more if it last read before the latest
 * change.
 */
export class ConsoleReady {
  @ApiProperty({ enum: ['ready'] }) type: 'ready';
  @ApiProperty({ type: StaffName, description: 'Whose connection it is' }) staff: StaffName;

  @ApiProperty({
    type: 'integer',
    description:
      'Milliseconds since the API last heard of a change or may have missed one, by its own clock: what was read within them is current',
  })
  quietMs: number;
}

/** A record was created or changed. The page reads it again if it shows it. */
export class ConsoleRecordChanged extends RecordReference {
  @ApiProperty({ enum: ['record_changed'] }) type: 'record_changed';

  @ApiPropertyOptional({
    description: 'What was done, as the audit log names it; absent unless staff did it',
  })
  action?: string;

  @ApiPropertyOptional({ type: StaffName, description: 'Who did it; absent unless staff did' })
  by?: StaffName;
}

/** Who has the record open, including oneself. Sent to all of them whenever it changes. */
export class RecordViewers extends RecordReference {
  @ApiProperty({ enum: ['record_viewers'] }) type: 'record_viewers';
  @ApiProperty({ type: [StaffName] }) viewers: StaffName[];
}

/** Changes may have been missed: the page reads again everything that it shows. */
export class ConsoleResync {
  @ApiProperty({ enum: ['resync'] }) type: 'resync';
}

/** What the console gateway sends. */
export type ConsoleMessage =
  | ConsoleReady
  | ConsoleRecordChanged
  | RecordViewers
  | ConsoleResync
  | Heartbeat
  | RequestRefused;
