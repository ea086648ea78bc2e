import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, Matches } from 'class-validator';
import { NestedOrNull, NestedEach } from '../../platform';
import { OptionalPicture, type PictureUse, Line, Prose, ProseList } from './section-fields';

/** One thing a collector may count on: production, delivery and so on. */
export class ExperienceTerm {
  @Line() term: string;
  @Prose() text: string;
}

/** The artist's signature as a drawing, in the colour of ink. */
export class Signature {
  @ApiProperty({ description: 'Below /api/uploads; what it names never changes' })
  @Matches(/^\/api\/uploads\/[0-9a-f]{32}\.svg$/, { message: 'The signature must be a stored drawing.' })
  src: string;

  @Line('Whose signature it is') alt: string;
}

/** Who makes the pictures, and how a print comes to its collector. */
export class AboutText {
  @Line() heading: string;
  @ProseList() biography: string[];

  @ApiProperty({ type: Signature, nullable: true })
  @NestedOrNull(() => Signature)
  signature: Signature | null;

  @ApiProperty({ type: [ExperienceTerm] })
  @IsArray()
  @ArrayMaxSize(12)
  @NestedEach(() => ExperienceTerm)
  experience: ExperienceTerm[];
}

/** The page about the artist as it is kept. */
export class AboutContent extends AboutText {
  @OptionalPicture() banner: PictureUse | null;
}
