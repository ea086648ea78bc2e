import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, Matches } from 'class-validator';
import { MaxLength, SINGLE_LINE, Trim } from '../../platform';

/** A code that pairs one device, shown once. */
export class PairingCode {
  @ApiProperty({ example: '7KXQ-4MWP' }) code: string;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
  @ApiProperty({ description: 'Address at which the device reaches the gallery' }) galleryUrl: string;
}

/** What a device sends to be paired. */
export class PairDevice {
  @ApiProperty({ description: 'As shown in the console; case and dashes do not matter' })
  @Trim()
  @IsString()
  @IsNotEmpty()
  @MaxLength(20)
  code: string;

  @ApiProperty({ description: 'Name in the console’s list', maxLength: 100 })
  @Trim()
  @IsString()
  @IsNotEmpty({ message: 'Please give this device a name.' })
  @MaxLength(100)
  @Matches(SINGLE_LINE)
  name: string;
}

/** The device's token, sent once. */
export class PairedDevice {
  @ApiProperty({ description: 'Sent as `Authorization: Bearer` with every upload' }) token: string;
  @ApiProperty() eventId: string;
  @ApiProperty() eventTitle: string;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
}

const EVENT_DEVICE_STATES = ['active', 'expired', 'revoked'] as const;
export type EventDeviceState = (typeof EVENT_DEVICE_STATES)[number];

/** A device as staff see it. */
export class EventDevice {
  @ApiProperty() id: string;
  @ApiProperty() name: string;
  @ApiProperty({ type: String, nullable: true, description: 'Staff member who asked for its code' })
  pairedBy: string | null;
  @ApiProperty({ format: 'date-time' }) pairedAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) lastUsedAt: string | null;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
  @ApiProperty({ enum: EVENT_DEVICE_STATES }) state: EventDeviceState;
}
