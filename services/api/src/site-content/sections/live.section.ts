import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, Matches, ValidateIf } from 'class-validator';
import { Nested, NestedEach } from '../../platform';
import { LinkAddress, Line } from './section-fields';

/** A logo as a drawing; on the live pages it is shown in one light tone. */
export class SponsorLogo {
  @ApiProperty({ description: 'Below /api/uploads; what it names never changes' })
  @Matches(/^\/api\/uploads\/[0-9a-f]{32}\.svg$/, { message: 'The logo must be a stored drawing.' })
  src: string;

  @Line('Whose logo it is') alt: string;
}

/** Someone who makes the live events possible. */
export class Sponsor {
  @Nested(() => SponsorLogo)
  @ApiProperty({ type: SponsorLogo })
  logo: SponsorLogo;

  @ValidateIf((_sponsor, href) => href !== null)
  @LinkAddress()
  @ApiProperty({ type: String, nullable: true })
  href: string | null;
}

/** What the owner says on the live events' pages; kept as it is sent. */
export class LiveContent {
  @Line('Shared with photographs of events that have no hashtag of their own') hashtag: string;

  @ApiProperty({ type: [Sponsor] })
  @IsArray()
  @ArrayMaxSize(12)
  @NestedEach(() => Sponsor)
  sponsors: Sponsor[];
}
