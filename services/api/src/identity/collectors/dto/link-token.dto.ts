import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { MaxLength } from '../../../platform';

/** The token of a link in a mail. */
export class LinkToken {
  @ApiProperty()
  @MaxLength(100)
  @IsString()
  token: string;
}

/** What following a confirmation link proved. */
export class ConfirmedEmail {
  @ApiProperty() email: string;
}
