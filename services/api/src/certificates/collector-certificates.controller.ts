import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCollector, ForCollectors, type SignedInCollector } from '../identity';
import { CollectorCertificate } from './dto/collector-certificate.dto';
import { ReadCertificates } from './read-certificates';

/** The certificates that a collector holds (C43). */
@ApiTags('certificates')
@ForCollectors()
@Controller('api/collector/certificates')
export class CollectorCertificatesController {
  constructor(private readonly reading: ReadCertificates) {}

  /** Newest sale first. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [CollectorCertificate] })
  list(@CurrentCollector() { id }: SignedInCollector): Promise<CollectorCertificate[]> {
    return this.reading.ofCollector(id);
  }
}
