import { ApiProperty } from '@nestjs/swagger';
import { IsObject, IsString } from 'class-validator';
import { Picture } from '../../../media';
import { MaxLength } from '../../../platform';
import { SeenVersion, Standing } from '../../../settings';
import { SITE_SECTION_NAMES, type SiteSectionName } from '../../sections/site-sections';

/** A section of the site as it is kept, pictures by their ids. */
export class SiteSectionRecord extends Standing {
  @ApiProperty({ enum: SITE_SECTION_NAMES }) section: SiteSectionName;
  @ApiProperty({ type: 'object', additionalProperties: true }) content: object;
}

/** Every section, and the pictures that they name. */
export class SiteContentSections {
  @ApiProperty({ type: [SiteSectionRecord] }) sections: SiteSectionRecord[];
  @ApiProperty({ type: [Picture] }) pictures: Picture[];
}

/** A section as it shall be; it is checked by the section's own class. */
export class UpdateSiteSection extends SeenVersion {
  @ApiProperty({ type: 'object', additionalProperties: true }) @IsObject() content: object;
}

/** A section as it is written and not yet saved. */
export class SitePreviewInput {
  @ApiProperty({ type: 'object', additionalProperties: true }) @IsObject() content: object;
}

/** Where a section can be seen on its page before it is saved. */
export class SitePreviewLink {
  @ApiProperty({ description: 'Of `/site-preview/:section?token=`' })
  @IsString()
  @MaxLength(100)
  token: string;
}

/** What a section was from one change to the next. */
export class SiteSectionVersion extends Standing {
  @ApiProperty({ type: 'object', additionalProperties: true }) content: object;
}

/** Earlier versions of a section, latest first, and the pictures that they name. */
export class SiteSectionVersions {
  @ApiProperty({ type: [SiteSectionVersion] }) versions: SiteSectionVersion[];
  @ApiProperty({ type: [Picture] }) pictures: Picture[];
}
