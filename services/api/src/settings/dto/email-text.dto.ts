import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches } from 'class-validator';
import { MaxLength, SINGLE_LINE, Trim, type EmailContent } from '../../platform';

/** The owner's text of an email: paragraphs between empty lines, placeholders in braces. */
export class EmailText implements EmailContent {
  @ApiProperty({ example: 'Your order {order number}' })
  @Trim()
  @IsString()
  @MaxLength(200, { message: 'Please keep it within 200 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter it on one line.' })
  subject: string;

  @ApiProperty()
  @Trim()
  @IsString()
  @MaxLength(8_000, { message: 'Please keep it within 8,000 characters.' })
  words: string;
}
