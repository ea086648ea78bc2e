import { Body, Controller, HttpCode, Post, Req, Res, Delete, Get, Param } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiTags,
  ApiUnauthorizedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf, Public } from '../platform';
import { EventDevicesService } from './event-devices.service';
import { PairDevice, PairedDevice, EventDevice, PairingCode } from './dto/event-device.dto';
import { CurrentStaff, ForStaff, type SignedInStaff } from '../identity';

/** Pairs devices, which have no session. */
@ApiTags('event-devices')
@Public()
@Controller('api/event-devices')
export class EventDevicesController {
  constructor(private readonly eventDevicesService: EventDevicesService) {}

  /** Exchanges a pairing code for the device’s token. A code works once. */
  @Post('pair')
  @HttpCode(201)
  @ApiCreatedResponse({ type: PairedDevice })
  @ApiUnauthorizedResponse({ description: 'pairing_code_refused' })
  async pair(
    @Body() body: PairDevice,
    @Req() { ip }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PairedDevice> {
    void reply.header('cache-control', 'no-store');
    return this.eventDevicesService.pair(body, networkOf(ip));
  }
}

/** Staff pair devices with an event and revoke them. */
@ApiTags('event-devices')
@ForStaff()
@Controller('api/admin')
export class AdminEventDevicesController {
  constructor(private readonly eventDevicesService: EventDevicesService) {}

  /**
   * Creates a pairing code for one device. It is shown only once, and replaces the previous one of the same staff
   * member.
   */
  @Post('studio-events/:id/pairing-codes')
  @ApiCreatedResponse({ type: PairingCode })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async createCode(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<PairingCode> {
    return this.eventDevicesService.createCode(id, staff);
  }

  /** Lists the event’s devices, newest first. */
  @Get('studio-events/:id/devices')
  @ApiOkResponse({ type: [EventDevice] })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async list(@Param('id') id: string): Promise<EventDevice[]> {
    return this.eventDevicesService.list(id);
  }

  /** Revokes a device. Its next upload is refused. */
  @Delete('event-devices/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'device_not_found' })
  async revoke(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.eventDevicesService.revoke(id, staff);
  }
}
