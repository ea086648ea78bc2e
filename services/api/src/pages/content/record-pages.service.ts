import { Injectable, Logger } from '@nestjs/common';
import { AffiliateStatementLinksService } from '../../affiliates';
import { CertificatesService } from '../../certificates';

/** Whether there is what an address names, for pages whose data only the browser loads. */
@Injectable()
export class RecordPagesService {
  private readonly logger = new Logger(RecordPagesService.name);

  constructor(
    private readonly certificatesService: CertificatesService,
    private readonly affiliateStatementLinksService: AffiliateStatementLinksService,
  ) {}

  hasCertificate(coaId: string): Promise<boolean> {
    return this.orLoggedTrue(this.certificatesService.isKnown(coaId));
  }

  hasStatement(token: string): Promise<boolean> {
    return this.orLoggedTrue(this.affiliateStatementLinksService.isKnown(token));
  }

  /** While it cannot be read, the page asks itself and shows the error. */
  private async orLoggedTrue(reading: Promise<boolean>): Promise<boolean> {
    try {
      return await reading;
    } catch (error) {
      this.logger.error(error);
      return true;
    }
  }
}
