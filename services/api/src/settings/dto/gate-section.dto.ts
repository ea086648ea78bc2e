import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsNotEmpty, IsString, Matches } from 'class-validator';
import { MaxLength, NestedEach, Trim } from '../../platform';
import { TextLine } from './setting-sections.dto';

/** What the gate says to guests who come by this tag. */
export class GateTagText {
  @ApiProperty({ description: 'Last part of the address, in lower case', example: 'tfgallery' })
  @Trim()
  @Matches(/^[a-z0-9-]{1,60}$/, { message: 'Please enter lower-case letters, digits and hyphens.' })
  tag: string;

  @TextLine(120) title: string;

  @ApiProperty()
  @Trim()
  @MaxLength(500, { message: 'Please keep it within 500 characters.' })
  @IsNotEmpty({ message: 'Please enter it.' })
  @IsString()
  text: string;
}

/** The tags that the gate knows; guests with any other read a general text. */
export class GateSection {
  @ApiProperty({ type: [GateTagText] })
  @NestedEach(() => GateTagText)
  @ArrayMaxSize(24, { message: 'Please keep to 24 tags.' })
  @IsArray()
  tags: GateTagText[];
}
