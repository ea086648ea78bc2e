import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { MAX_EDITION_SIZE } from '../../../catalog';
import { OneLine } from '../../../platform';

/** Which print to hold in the cart. */
export class CartHoldRequest {
  @ApiProperty() @Matches(/^[\x20-\x7e]+$/) @MaxLength(64) artworkId: string;
  @ApiProperty({ example: '30x20' }) @IsString() @OneLine() @MaxLength(40) size: string;
  @ApiPropertyOptional({ description: 'The lowest available number unless given' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_EDITION_SIZE)
  editionNumber?: number;
}

/** A print that the cart holds. */
export class CartHold {
  @ApiProperty({ description: 'Secret: goes along with the checkout, and ends the hold' }) id: string;
  @ApiProperty({ description: 'The number that the buyer would receive' }) editionNumber: number;
  @ApiProperty({ format: 'date-time' }) heldUntil: string;
  @ApiProperty({ description: 'The same in seconds from now, for clocks that are wrong' })
  secondsLeft: number;
}
