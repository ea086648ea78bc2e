import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';
import { MaxLength, Trim } from '../../../platform';

/** Body of `POST /api/collector/pre-sale-notification`. */
export class CreatePresaleNotification {
  @ApiProperty() @Trim() @IsString() @IsNotEmpty() @MaxLength(64) artworkId: string;
}

/** What the page shows when the wish is noted. */
export class PresaleNotification {
  @ApiProperty() success: boolean;
  @ApiProperty({ example: 'Notification Requested' }) message: string;
}

/** What came of opening a work. */
export class ArtworkPublication {
  @ApiProperty({ description: 'Whether it was hidden until now' }) isNew: boolean;
  @ApiProperty({ description: 'Collectors of the pre-sale list who are told now, in the order they asked' })
  told: number;
}
