import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EventsModule } from '../events';
import { IdentityModule } from '../identity';
import { EventDeviceCodeEntity, EventDeviceEntity, EventDevicesStore } from './event-devices.store';
import { EventDeviceGuard } from './event-device.guard';
import { AdminEventDevicesController, EventDevicesController } from './event-devices.controller';
import { EventDevicesService } from './event-devices.service';

/** Devices that upload photographs to one event, such as a photographer's laptop. */
@Module({
  imports: [
    TypeOrmModule.forFeature([EventDeviceCodeEntity, EventDeviceEntity]),
    EventsModule,
    IdentityModule,
  ],
  controllers: [AdminEventDevicesController, EventDevicesController],
  providers: [EventDeviceGuard, EventDevicesService, EventDevicesStore],
  exports: [EventDeviceGuard, EventDevicesService],
})
export class EventDevicesModule {}
