import { ApiProperty } from '@nestjs/swagger';
import { VIDEO_TYPES, type VideoType } from '../../../media';

/** A film's file as it was taken in. */
export class SiteVideo {
  @ApiProperty({ description: 'Below /videos' }) src: string;
  @ApiProperty({ enum: VIDEO_TYPES }) type: VideoType;
}

/** A drawing as it was taken in. */
export class SiteSvg {
  @ApiProperty({ description: 'Below /api/uploads' }) src: string;
}
