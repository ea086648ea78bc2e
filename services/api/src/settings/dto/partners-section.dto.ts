import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { TwoDecimals } from '../../platform';

/** Terms for affiliates. */
export class PartnersSection {
  @ApiProperty({ example: 20, description: 'Percent of net profit for new partners' })
  @Max(100, { message: 'Please enter at most 100 percent.' })
  @Min(0, { message: 'Please enter 0 percent or more.' })
  @TwoDecimals({ message: 'Please enter a percentage with at most two decimals.' })
  defaultRate: number;

  @ApiProperty({ example: 30, description: 'Days until the commission of a paid order is approved' })
  @Max(365, { message: 'Please enter at most 365 days.' })
  @Min(0, { message: 'Please enter whole days.' })
  @IsInt({ message: 'Please enter whole days.' })
  returnDays: number;
}
