import { Injectable, type OnModuleInit } from '@nestjs/common';
import { partnerCode } from '@gallery/domain';
import { SubjectSought, SubjectsNamed } from '../identity';
import { DomainEvents } from '../platform';
import { SellingPartnersStore } from './selling-partners.store';

/** In the audit log a partner is called by name, and found by the code of the link. */
@Injectable()
export class NamePartners implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly store: SellingPartnersStore,
  ) {}

  onModuleInit(): void {
    this.events.on(SubjectsNamed, (named) =>
      named.add('partner', async (ids) =>
        (await this.store.ofIds(ids)).map(({ id, partnerName }): [string, string] => [id, partnerName]),
      ),
    );
    this.events.on(SubjectSought, async ({ name, ids }) => {
      const partner = await this.store.findByCode(partnerCode(name));
      if (partner) ids.push(partner.id);
    });
  }
}
