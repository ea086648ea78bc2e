import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/**
 * A stored picture. Its files are `/api/uploads/{id}-{width}.{avif|jpg}`, those of an event photo
 * `/api/event-pictures/{eventId}/{id}-{width}.{avif|jpg}`. They never change.
 */
export class Picture {
  @ApiProperty({ description: '32 hex digits in the names of its files' })
  id: string;

  @ApiPropertyOptional({ description: 'The event of an event photo; absent for other pictures' })
  eventId?: string;

  @ApiPropertyOptional({
    description:
      'For staff or the buyer only: gives access to the guarded files for an hour or two, as `?grant=`',
  })
  grant?: string;

  @ApiProperty({ description: 'Alternative text' })
  alt: string;

  @ApiProperty({ description: 'Pixels of the upright original' })
  width: number;

  @ApiProperty()
  height: number;

  @ApiProperty({ description: '#rrggbb, shown until the file has loaded' })
  dominantColor: string;

  @ApiProperty({ description: 'WebP data URI, 16 px wide' })
  placeholder: string;

  @ApiProperty({ type: [Number], description: 'Widths of the files in pixels, ascending' })
  widths: number[];
}
