import { ApiProperty } from '@nestjs/swagger';
import { IsObject, IsString } from 'class-validator';
import { Picture, VIDEO_TYPES, type VideoType } from '../../../media';
import { MaxLength } from '../../../platform';
import { ExpectedVersion, SectionRecord } from '../../../settings';
import { SITE_SECTION_NAMES, type SiteSectionName } from '../../sections/site-sections';

/** A section as stored, with the ids of its pictures. */
export class SiteSectionRecord extends SectionRecord {
  @ApiProperty({ enum: SITE_SECTION_NAMES }) section: SiteSectionName;
  @ApiProperty({ type: 'object', additionalProperties: true }) content: object;
}

/** Every section and its pictures. */
export class SiteContentSections {
  @ApiProperty({ type: [SiteSectionRecord] }) sections: SiteSectionRecord[];
  @ApiProperty({ type: [Picture] }) pictures: Picture[];
}

/** Validated by the section's own class. */
export class UpdateSiteSection extends ExpectedVersion {
  @ApiProperty({ type: 'object', additionalProperties: true }) @IsObject() content: object;
}

/** A section that is not saved yet. */
export class SitePreviewInput {
  @ApiProperty({ type: 'object', additionalProperties: true }) @IsObject() content: object;
}

export class SitePreviewLink {
  @ApiProperty({ description: 'Of `/site-preview/:section?token=`' })
  @IsString()
  @MaxLength(100)
  token: string;
}

/** A section after one change. */
export class SiteSectionVersion extends SectionRecord {
  @ApiProperty({ type: 'object', additionalProperties: true }) content: object;
}

/** Versions of a section, the latest first, and their pictures. */
export class SiteSectionVersions {
  @ApiProperty({ type: [SiteSectionVersion] }) versions: SiteSectionVersion[];
  @ApiProperty({ type: [Picture] }) pictures: Picture[];
}

/** A stored video. */
export class SiteVideo {
  @ApiProperty({ description: 'Below /videos' }) src: string;
  @ApiProperty({ enum: VIDEO_TYPES }) type: VideoType;
}

/** A stored SVG. */
export class SiteSvg {
  @ApiProperty({ description: 'Below /api/uploads' }) src: string;
}
