import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsInt, Matches, Max, Min } from 'class-validator';
import { Transform } from 'class-transformer';

const SMALL_WORD = /^[a-z0-9][a-z0-9._-]{0,59}$/;
const HOST = /^(?=.{4,100}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** Lowercase, trimmed. */
const SmallWords = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value)
      ? value.map((word: unknown) => (typeof word === 'string' ? word.trim().toLowerCase() : word))
      : value,
  );

/** Whether and how visits are counted. */
export class TrackingSection {
  @ApiProperty({ description: 'While it is off nothing is counted, and pages send nothing' })
  @IsBoolean()
  isOn: boolean;

  @ApiProperty({
    type: [String],
    description: 'Count as partner traffic, besides the ids of active partners',
  })
  @SmallWords()
  @Matches(SMALL_WORD, {
    each: true,
    message: 'Please enter words of letters, digits, dots, hyphens and underscores.',
  })
  @ArrayUnique({ message: 'One of these words is there twice.' })
  @ArrayMaxSize(100, { message: 'Please keep to a hundred words.' })
  @IsArray()
  codeWords: string[];

  @ApiProperty({ type: [String], description: 'Visitors from there come from a gallery' })
  @SmallWords()
  @Matches(HOST, { each: true, message: 'Please enter hosts, as in tickets.example.' })
  @ArrayUnique({ message: 'One of these hosts is there twice.' })
  @ArrayMaxSize(50, { message: 'Please keep to fifty hosts.' })
  @IsArray()
  ticketingHosts: string[];

  @ApiProperty({ description: 'Days for which single visits are kept; the sums of days stay' })
  @Max(730, { message: 'Please keep them for at most 730 days.' })
  @Min(1, { message: 'Please keep them for a day or longer.' })
  @IsInt({ message: 'Please enter whole days.' })
  visitDays: number;
}
