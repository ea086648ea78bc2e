import { Injectable, type OnModuleInit } from '@nestjs/common';
import { normalizeAffiliateCode } from '@gallery/domain';
import { FindAuditSubject, ResolveAuditSubjects } from '../identity';
import { DomainEvents } from '../platform';
import { AffiliatesStore } from './affiliates.store';

/** Names affiliates in the audit log, and finds them by the code of their link. */
@Injectable()
export class AffiliatesListeners implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly affiliatesStore: AffiliatesStore,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(ResolveAuditSubjects, (named) =>
      named.add('partner', async (ids) =>
        (await this.affiliatesStore.findByIds(ids)).map(({ id, name }): [string, string] => [id, name]),
      ),
    );
    this.domainEvents.on(FindAuditSubject, async ({ name, ids }) => {
      const affiliate = await this.affiliatesStore.findByCode(normalizeAffiliateCode(name));
      if (affiliate) ids.push(affiliate.id);
    });
  }
}
