import { ApiProperty } from '@nestjs/swagger';
import { RETENTION_TASKS, type RetentionTask } from '../../platform';

/** How long a kind of personal data is kept. */
export class RetentionRecord {
  @ApiProperty({ enum: RETENTION_TASKS }) task: RetentionTask;
  @ApiProperty({ description: 'What it is' }) data: string;
  @ApiProperty() days: number;
  @ApiProperty({ description: 'What the days count from' }) after: string;
  @ApiProperty({ enum: ['deleted', 'anonymized'] }) outcome: 'deleted' | 'anonymized';
  @ApiProperty({ type: String, nullable: true, description: 'What stays longer' }) exception: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'Null before the first run',
  })
  lastRunAt: string | null;
  @ApiProperty({ description: 'Rows that the last run deleted or anonymized' }) lastRemoved: number;
}
