import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf, Public } from '../platform';
import { PairDevice, PairedDevice } from './dto/event-device.dto';
import { EventDevicesService } from './event-devices.service';

/** Pairs devices, which have no session. */
@ApiTags('event-devices')
@Public()
@Controller('api/event-devices')
export class EventDevicesController {
  constructor(private readonly eventDevicesService: EventDevicesService) {}

  /** Exchanges a code of the console for the device's token. A code works once. */
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
