import { ApiProperty } from '@nestjs/swagger';

/** A stored picture. Its files are `/api/uploads/{id}-{width}.{avif|jpg}` and never change. */
export class Picture {
  @ApiProperty({ description: 'First 32 hex digits of the SHA-256 of the original' })
  id: string;

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
