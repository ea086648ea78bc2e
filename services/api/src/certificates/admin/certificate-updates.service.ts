import { Injectable } from '@nestjs/common';
import { AppError, Database } from '../../platform';
import { isInForce, type CertificateEntity } from '../entities/certificate.entity';
import { CertificatesStore } from '../certificates.store';

/** How a change of a certificate begins: found, locked, in force, and still as somebody saw it. */
@Injectable()
export class CertificateUpdatesService {
  constructor(
    private readonly database: Database,
    private readonly certificatesStore: CertificatesStore,
  ) {}

  /**
   * One transaction around the work; the certificate is locked until its end.
   * @param seen the version that was looked at, where somebody looked
   * @throws AppError `certificate_not_found`, `certificate_not_in_force`, `changed_meanwhile` with {version}
   */
  update<T>(
    coaId: string,
    seen: number | undefined,
    work: (certificate: CertificateEntity) => Promise<T>,
  ): Promise<T> {
    return this.database.transaction(async () => {
      const certificate = await this.certificatesStore.lockByCoaId(coaId);
      if (!certificate) throw new AppError('certificate_not_found');
      if (!isInForce(certificate)) throw new AppError('certificate_not_in_force');
      const { version } = certificate;
      if (seen !== undefined && seen !== version)
        throw new AppError('changed_meanwhile', { details: { version } });
      return work(certificate);
    });
  }
}
