import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { MaxLength } from '../../../platform';

/** The token of a link in a mail: body of `POST /api/newsletter/confirm`, query of `POST /api/newsletter/unsubscribe`. */
export class NewsletterToken {
  @ApiProperty()
  @MaxLength(100)
  @IsString()
  token: string;
}
