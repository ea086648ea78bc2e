import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, ForStaff, type SignedInStaff } from '../identity';
import { EventDevice, PairingCode } from './dto/event-device.dto';
import { EventDevicesService } from './event-devices.service';

/** Staff pair devices with an event and revoke them. */
@ApiTags('event-devices')
@ForStaff()
@Controller('api/admin')
export class AdminEventDevicesController {
  constructor(private readonly eventDevicesService: EventDevicesService) {}

  /** A code for one device. It is shown only once, and replaces the last one of the same staff member. */
  @Post('studio-events/:id/pairing-codes')
  @ApiCreatedResponse({ type: PairingCode })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async createCode(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<PairingCode> {
    return this.eventDevicesService.createCode(id, staff);
  }

  /** The event's devices, the newest first. */
  @Get('studio-events/:id/devices')
  @ApiOkResponse({ type: [EventDevice] })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async list(@Param('id') id: string): Promise<EventDevice[]> {
    return this.eventDevicesService.list(id);
  }

  /** Revokes a device: its next upload is refused. */
  @Delete('event-devices/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'device_not_found' })
  async revoke(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.eventDevicesService.revoke(id, staff);
  }
}
