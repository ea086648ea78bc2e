import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ResolveAuditSubjects } from '../identity';
import { DomainEvents } from '../platform';
import { CommissionRequestsStore } from './commission-requests/commission-requests.store';

/** In the audit log a commission is called by what is made. */
@Injectable()
export class CommissionRequestAuditSubjectResolver implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly affiliateCommissionsStore: CommissionRequestsStore,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(ResolveAuditSubjects, (named) =>
      named.add('commission', (ids) => this.affiliateCommissionsStore.findProjectTypes(ids)),
    );
  }
}
