import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/**
 * A stored picture. Its files are `/api/uploads/{id}-{width}.{avif|jpg}`, those of an event photo
 * `/api/event-pictures/{eventId}/{id}-{width}.{avif|jpg}`. They never change.
 */
export class Picture {
  @ApiProperty({ description: '32 hex digits that name its files' })
  id: string;

  @ApiPropertyOptional({ description: 'The event whose photograph it is; absent for every other picture' })
  eventId?: string;

  @ApiPropertyOptional({
    description:
      'Where only staff or its buyer reads: opens the guarded files for an hour or two, as `?grant=`',
  })
  grant?: string;

  @ApiProperty({ description: 'What the picture shows' })
  alt: string;

  @ApiProperty({ description: 'Pixels of the original, upright' })
  width: number;

  @ApiProperty()
  height: number;

  @ApiProperty({ description: '#rrggbb, shown until the file has arrived' })
  dominantColor: string;

  @ApiProperty({ description: 'WebP data URI, 16 px wide' })
  placeholder: string;

  @ApiProperty({ type: [Number], description: 'Widths in pixels that exist as files, ascending' })
  widths: number[];
}
