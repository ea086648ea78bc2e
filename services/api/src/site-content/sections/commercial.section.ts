import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, Max, Min } from 'class-validator';
import { NestedEach } from '../../platform';
import { OptionalPicture, type PictureUse, Line, Prose } from './section-fields';

/** One kind of commissioned work. */
export class ServiceText {
  @Line() name: string;
  @Prose() text: string;
}

export class StoredService extends ServiceText {
  @OptionalPicture() picture: PictureUse | null;
}

/** What the page of commissioned work says. */
export class CommercialText {
  @Line() heading: string;
  @Prose() sentence: string;

  @ApiProperty({ description: 'Empty places of the portfolio' })
  @IsInt()
  @Min(0)
  @Max(24)
  portfolioTiles: number;

  @ApiProperty({ description: 'Whether the buttons of the services open the contact form' })
  @IsBoolean()
  leadsToContact: boolean;
}

/** The page of commissioned work as it is kept. */
export class CommercialContent extends CommercialText {
  @IsArray()
  @ArrayMaxSize(12)
  @NestedEach(() => StoredService)
  services: StoredService[];
}
