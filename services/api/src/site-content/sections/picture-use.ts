import { IsString, Matches } from 'class-validator';
import { MaxLength, NestedOrNull, Trim } from '../../platform';

/** A picture where it is shown, with what it shows there. An empty text marks one that only decorates. */
export class PictureUse {
  /** Id of a stored picture. */
  @Matches(/^[0-9a-f]{32}$/, { message: 'The picture must be one that is stored.' })
  mediaId: string;

  @Trim()
  @IsString()
  @MaxLength(500)
  alt: string;
}

/** A picture that may be missing: then there is null. */
export function OptionalPicture(): PropertyDecorator {
  return NestedOrNull(() => PictureUse);
}
