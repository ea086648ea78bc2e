import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SubjectSought, SubjectsNamed } from '../identity';
import { DomainEvents } from '../platform';
import { CertificatesStore } from './certificates.store';

/** In the audit log a certificate is called by what stands on its paper. */
@Injectable()
export class NameCertificates implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly store: CertificatesStore,
  ) {}

  onModuleInit(): void {
    this.events.on(SubjectsNamed, (named) => named.add('certificate', (ids) => this.store.coaIdsOf(ids)));
    this.events.on(SubjectSought, async ({ name, ids }) => {
      const certificate = await this.store.findByCoaId(name);
      if (certificate) ids.push(certificate.id);
    });
  }
}
