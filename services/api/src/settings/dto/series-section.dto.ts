import { MAX_RELATED_SERIES } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsOptional, Matches } from 'class-validator';
import { NestedEach, Trim } from '../../platform';
import { TextLine } from './setting-sections.dto';

const SLUG = /^[a-z0-9-]{1,60}$/;

export class SeriesLine {
  @ApiProperty({ description: 'Its own for ever; empty for a series that is added' })
  @Trim()
  @Matches(/^[a-z0-9-]{0,60}$/)
  slug: string;

  @TextLine(60) name: string;
  @TextLine(60) mobileLabel: string;
  @ApiProperty({ description: 'The catalogue offers it as a filter' }) @IsBoolean() inFilter: boolean;
  @ApiProperty({ description: 'Offered to new works' }) @IsBoolean() inCreate: boolean;
  @ApiProperty({ description: 'Offered to works that are edited' }) @IsBoolean() inEdit: boolean;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'Slug of the series behind which the form for a new work has it',
  })
  @IsOptional()
  @Matches(SLUG)
  createAfter?: string | null;

  @ApiProperty({ type: [String], description: 'Slugs of the series near it, nearest first' })
  @Matches(SLUG, { each: true })
  @ArrayMaxSize(MAX_RELATED_SERIES)
  @IsArray()
  near: string[];
}

/** In the order of lists. */
export class SeriesSection {
  @ApiProperty({ type: [SeriesLine] })
  @NestedEach(() => SeriesLine)
  @ArrayMaxSize(60, { message: 'Please add up to 60 series.' })
  @IsArray()
  series: SeriesLine[];
}
