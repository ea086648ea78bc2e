import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsInt, Matches, Max, Min } from 'class-validator';
import { VIDEO_TYPES, type VideoType } from '../../media';
import { NestedEach } from '../../platform';
import { OptionalPicture, type PictureUse } from './picture-use';

/** One file of a film; browsers take the first whose type they know. */
export class FilmSource {
  @ApiProperty({ description: 'Below /videos; what it names never changes' })
  @Matches(/^\/videos\/[0-9a-f]{32}\.(mp4|webm)$/, { message: 'The file must be a stored film.' })
  src: string;

  @ApiProperty({ enum: VIDEO_TYPES })
  @IsIn(VIDEO_TYPES)
  type: VideoType;
}

/** How long a film is and where its files are. */
export class FilmFacts {
  @ApiProperty({ type: [FilmSource], description: 'Empty where there is no film' })
  @IsArray()
  @ArrayMaxSize(4)
  @NestedEach(() => FilmSource)
  sources: FilmSource[];

  @ApiProperty({ description: 'Length in whole seconds' })
  @IsInt()
  @Min(0)
  @Max(3_600)
  seconds: number;
}

/** A silent film as it is kept. */
export class StoredFilm extends FilmFacts {
  /** Shown until the film plays, and where it may not. */
  @OptionalPicture()
  poster: PictureUse | null;
}
