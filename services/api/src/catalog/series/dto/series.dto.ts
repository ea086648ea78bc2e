import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray } from 'class-validator';
import { NestedEach } from '../../../platform';
import { ExpectedVersion, SeriesLine, SectionRecord } from '../../../settings';
import { MAX_SERIES } from '../../catalog-policy';

/** A series with the number of its artworks. */
export class SeriesRow extends SeriesLine {
  @ApiProperty({ description: 'Works that carry its name, hidden and archived ones included' }) works: number;
}

/** A series name of artworks that is not in the table. */
export class UnlistedSeries {
  @ApiProperty() name: string;
  @ApiProperty() works: number;
}

/** The current series table. */
export class SeriesTable extends SectionRecord {
  @ApiProperty({ type: [SeriesRow] }) series: SeriesRow[];
  @ApiProperty({ type: [UnlistedSeries] }) strays: UnlistedSeries[];
}

/** The whole new table, in its order. */
export class UpdateSeriesTable extends ExpectedVersion {
  @ApiProperty({ type: [SeriesLine] })
  @NestedEach(() => SeriesLine)
  @ArrayMaxSize(MAX_SERIES, { message: 'Please keep to sixty series.' })
  @IsArray()
  series: SeriesLine[];
}
