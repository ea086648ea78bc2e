import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FindAuditSubject, ResolveAuditSubjects } from '../identity';
import { DomainEvents } from '../platform';
import { CertificatesStore } from './certificates.store';

/** In the audit log a certificate is called by what stands on its paper. */
@Injectable()
export class CertificateAuditSubjectResolver implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly certificatesStore: CertificatesStore,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(ResolveAuditSubjects, (named) =>
      named.add('certificate', (ids) => this.certificatesStore.findCoaIds(ids)),
    );
    this.domainEvents.on(FindAuditSubject, async ({ name, ids }) => {
      const certificate = await this.certificatesStore.findByCoaId(name);
      if (certificate) ids.push(certificate.id);
    });
  }
}
