import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../platform';
import type { EventDeviceEntity } from './event-devices.store';
import { EventDevicesService } from './event-devices.service';

declare module 'fastify' {
  interface FastifyRequest {
    /** What calls, on routes that are marked `@ForEventDevices()`. */
    eventDevice?: AuthenticatedDevice;
  }
}

/** The device of a request, and the one event that it may upload to. */
export type AuthenticatedDevice = Readonly<Pick<EventDeviceEntity, 'id' | 'name' | 'eventId'>>;

/** Lets paired devices through by their token. No other guard knows these tokens. */
@Injectable()
export class EventDeviceGuard implements CanActivate {
  constructor(private readonly eventDevicesService: EventDevicesService) {}

  /** @throws AppError `device_refused` */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    void http.getResponse<FastifyReply>().header('cache-control', 'no-store');
    const [, token] = /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined) throw new AppError('device_refused');
    request.eventDevice = await this.eventDevicesService.authenticate(token);
    return true;
  }
}

/** The caller, on routes that are marked `@ForEventDevices()`. */
export function ForEventDevices(): MethodDecorator & ClassDecorator {
  return applyDecorators(UseGuards(EventDeviceGuard), ApiBearerAuth('device'));
}

/** The calling device, in a route that is marked `@ForEventDevices()`. */
export const CurrentEventDevice = createParamDecorator((_data: unknown, context: ExecutionContext) => {
  const { eventDevice } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!eventDevice) throw new Error('@CurrentEventDevice() stands in a route without @ForEventDevices().');
  return eventDevice;
});
