import { Injectable } from '@nestjs/common';
import { MediaService } from '../media';
import { AppError, Clock } from '../platform';
import { presentForHolder, presentPublic } from './certificate.presenter';
import { CertificatesStore } from './certificates.store';
import type { CollectorCertificate } from './dto/collector-certificate.dto';
import type { PublicCertificate } from './dto/public-certificate.dto';
import { TransfersStore } from './transfers.store';

/** Certificates for those who may see them: the public by their number, holders all of theirs. */
@Injectable()
export class ReadCertificates {
  constructor(
    private readonly store: CertificatesStore,
    private readonly transfers: TransfersStore,
    private readonly media: MediaService,
    private readonly clock: Clock,
  ) {}

  /** What anybody may know; case does not matter. @throws AppError `certificate_not_found` */
  async forAnybody(coaId: string): Promise<PublicCertificate> {
    const certificate = await this.store.findByCoaId(coaId.toUpperCase());
    if (!certificate) throw new AppError('certificate_not_found');
    const events = await this.store.eventsOf(certificate.id);
    const [picture = null] = await this.media.pictures(
      certificate.pictureId === null ? [] : [certificate.pictureId],
    );
    return presentPublic(certificate, events, picture);
  }

  /** Newest sale first. Three queries, however many there are (C43). */
  async ofCollector(collectorId: string): Promise<CollectorCertificate[]> {
    const certificates = await this.store.ofCollector(collectorId);
    const [transfers, pictures] = await Promise.all([
      this.transfers.ofCertificates(
        certificates.map(({ id }) => id),
        this.clock.now(),
      ),
      this.media.pictures(certificates.flatMap(({ pictureId }) => pictureId ?? [])),
    ]);
    return certificates.map((certificate) => {
      const picture = pictures.find(({ id }) => id === certificate.pictureId) ?? null;
      return presentForHolder(certificate, transfers, picture);
    });
  }
}
