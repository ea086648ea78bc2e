import { ApiProperty } from '@nestjs/swagger';
import { IsObject, IsString } from 'class-validator';
import { Picture } from '../../media';
import { MaxLength } from '../../platform';
import { SeenVersion, Standing } from '../../settings';
import { SECTION_NAMES, type SectionName } from '../content/sections';

/** A section of the site as it is kept, pictures by their ids. */
export class SiteTexts extends Standing {
  @ApiProperty({ enum: SECTION_NAMES }) section: SectionName;
  @ApiProperty({ type: 'object', additionalProperties: true }) content: object;
}

/** Every section, and the pictures that they name. */
export class SiteTextsRecord {
  @ApiProperty({ type: [SiteTexts] }) sections: SiteTexts[];
  @ApiProperty({ type: [Picture] }) pictures: Picture[];
}

/** A section as it shall be; it is checked by the section's own class. */
export class SiteTextsChange extends SeenVersion {
  @ApiProperty({ type: 'object', additionalProperties: true }) @IsObject() content: object;
}

/** A section as it is written and not yet saved. */
export class SiteTextsWritten {
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
export class SiteTextsVersion extends Standing {
  @ApiProperty({ type: 'object', additionalProperties: true }) content: object;
}

/** Earlier versions of a section, latest first, and the pictures that they name. */
export class SiteTextsVersions {
  @ApiProperty({ type: [SiteTextsVersion] }) versions: SiteTextsVersion[];
  @ApiProperty({ type: [Picture] }) pictures: Picture[];
}
