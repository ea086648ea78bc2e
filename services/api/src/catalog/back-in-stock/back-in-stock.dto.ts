import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { IsEmailAddress, MaxLength, OneLine } from '../../platform';

/** Body of `POST /api/back-in-stock-alerts`. */
export class BackInStockRequest {
  @ApiProperty()
  @MaxLength(36)
  @IsString()
  editionId: string;

  @ApiPropertyOptional({ description: 'Left out by a collector, who is told at the account’s address' })
  @IsOptional()
  @IsEmailAddress()
  email?: string;
}

/** The token of a link in an email. */
export class BackInStockToken {
  @ApiProperty()
  @MaxLength(100, { isToken: true })
  @OneLine()
  @IsString()
  token: string;
}

/** The answer to the form and to the page behind the links. */
export class BackInStockResponse {
  @ApiProperty() message: string;
}
