import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray } from 'class-validator';
import { NestedEach } from '../../platform';
import { Line, Prose } from './section-fields';

/** One step from the first letter to the first payment. */
export class PartnerStep {
  @Line() title: string;
  @Prose() text: string;
}

/** What the selling partners' page says beside the figures; it has no pictures, so it is kept as it is sent. */
export class PartnersContent {
  @Prose() sentence: string;

  @ApiProperty({ type: [PartnerStep] })
  @IsArray()
  @ArrayMaxSize(6)
  @NestedEach(() => PartnerStep)
  steps: PartnerStep[];
}
