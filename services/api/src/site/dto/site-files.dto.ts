import { ApiProperty } from '@nestjs/swagger';
import { FILM_TYPES, type FilmType } from '../../media';

/** A film's file as it was taken in. */
export class SiteFilm {
  @ApiProperty({ description: 'Below /videos' }) src: string;
  @ApiProperty({ enum: FILM_TYPES }) type: FilmType;
}

/** A drawing as it was taken in. */
export class SiteDrawing {
  @ApiProperty({ description: 'Below /api/uploads' }) src: string;
}
