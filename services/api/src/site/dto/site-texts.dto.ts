import { ApiProperty } from '@nestjs/swagger';
import { IsObject } from 'class-validator';
import { Picture } from '../../media';
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
