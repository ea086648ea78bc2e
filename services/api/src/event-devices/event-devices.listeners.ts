import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ResolveAuditSubjects } from '../identity';
import { DomainEvents } from '../platform';
import { EventDevicesStore } from './event-devices.store';

/** Names devices in the audit log. */
@Injectable()
export class EventDevicesListeners implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly eventDevicesStore: EventDevicesStore,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(ResolveAuditSubjects, (subjects) =>
      subjects.add('device', (ids) => this.eventDevicesStore.findNames(ids)),
    );
  }
}
