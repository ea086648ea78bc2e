import {
  formatLongDate,
  formatMoney,
  formatPrintDimensions,
  toCents,
  toDollars,
  ARTWORK_FRAME_STYLES,
  type FrameStyle,
} from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { CatalogService } from '../../catalog';
import type { SignedInCollector } from '../../identity';
import { MediaService } from '../../media';
import { PrintSalesService } from '../../orders';
import { ConcurrencyLimiter, Clock, Settings } from '../../platform';
import { INSURANCE_PICTURE_WIDTH_PX, MAX_CONCURRENT_CERTIFICATE_RENDERS } from '../certificates-policy';
import { CertificatesService } from '../certificates.service';
import { CertificatesStore } from '../certificates.store';
import { isInForce } from '../entities/certificate.entity';
import { renderInsuranceSheet, type InsuredPrint } from './insurance-sheet-pdf';
import { CollectorCertificate } from '../dto/certificate.dto';

/** A print that a collector owns, with what it cost and what it costs now. */
class CollectionPrint extends CollectorCertificate {
  @ApiProperty() series: string;
  @ApiProperty() year: number;
  @ApiProperty() medium: string;
  @ApiProperty({ type: String, nullable: true, example: '42x32' }) frameSize: string | null;
  @ApiProperty({ enum: [...ARTWORK_FRAME_STYLES, 'Unframed'] }) frameStyle: FrameStyle;
  @ApiProperty({ type: String, nullable: true, description: 'Description of a custom frame' })
  customFrame: string | null;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Dollars before tax; null for a print from another holder',
  })
  pricePaid: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Dollars; null for a price on inquiry' })
  listPrice: number | null;
}

/** Every print that a collector owns. */
export class Collection {
  @ApiProperty({ type: [CollectionPrint], description: 'Newest sale first' }) prints: CollectionPrint[];
  @ApiProperty({ description: 'Dollars paid for the prints whose price is known' }) totalPaid: number;
  @ApiProperty({ description: 'Dollars: list prices, or prices paid if there is no list price' })
  totalValue: number;
}

/** The prints that a collector owns, by the certificates in force that they hold. */
@Injectable()
export class CollectionService {
  private readonly renders = new ConcurrencyLimiter({ running: MAX_CONCURRENT_CERTIFICATE_RENDERS });

  constructor(
    private readonly certificatesStore: CertificatesStore,
    private readonly certificatesService: CertificatesService,
    private readonly printSalesService: PrintSalesService,
    private readonly catalogService: CatalogService,
    private readonly mediaService: MediaService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** A fixed number of queries, however many prints there are. */
  async find(collectorId: string): Promise<Collection> {
    const held = (await this.certificatesStore.listByCollector(collectorId)).filter(isInForce);
    const [presented, saleOf, listPrices] = await Promise.all([
      this.certificatesService.presentHeld(held),
      this.printSalesService.findForPrints(held),
      this.catalogService.findListPrices(held.map(({ editionId }) => editionId)),
    ]);
    const prints = presented.flatMap((certificate, index): CollectionPrint[] => {
      const own = held[index];
      if (!own) return [];
      const { series, year, medium, frameSize, frameStyle, customFrame } = own;
      // Without an order of their own, the holder got the print from someone else, whose price stays private.
      const sale = certificate.orderId === null ? null : saleOf(own);
      const listPrice = listPrices.get(own.editionId);
      return [
        Object.assign(certificate, {
          series,
          year,
          medium,
          frameSize,
          frameStyle,
          customFrame,
          pricePaid: sale && toDollars(sale.priceCents),
          listPrice: listPrice === undefined ? null : toDollars(listPrice),
        }),
      ];
    });
    return {
      prints,
      totalPaid: sum(prints.map(({ pricePaid }) => pricePaid)),
      totalValue: sum(prints.map(({ listPrice, pricePaid }) => listPrice ?? pricePaid)),
    };
  }

  /** The collection as a PDF for the collector's insurance. */
  async renderInsuranceSheet(collector: SignedInCollector): Promise<Buffer> {
    const collection = await this.find(collector.id);
    const prints: InsuredPrint[] = [];
    for (const print of collection.prints) prints.push(await this.toInsuredPrint(print));
    const sheet = {
      gallery: this.settings.brand.name,
      collector: `${collector.firstName} ${collector.lastName}`.trim(),
      date: this.clock.now(),
      timeZone: this.settings.brand.timeZone,
      paper: this.settings.brand.paper,
      prints,
      totals: [
        ['Prices paid', formatMoney(toCents(collection.totalPaid))],
        ['Current list prices', formatMoney(toCents(collection.totalValue))],
      ] as const,
    };
    return this.renders.run(() => renderInsuranceSheet(sheet));
  }

  private async toInsuredPrint(print: CollectionPrint): Promise<InsuredPrint> {
    const { picture, pricePaid, listPrice } = print;
    const jpeg = picture && (await this.mediaService.readJpeg(picture, INSURANCE_PICTURE_WIDTH_PX));
    return {
      title: print.artworkTitle,
      lines: [
        `${print.series}, ${print.year}`,
        print.medium,
        formatPrintDimensions(print),
        `Number ${print.editionNumber} of ${print.editionTotal}, sold ${formatLongDate(print.saleDate, this.settings.brand.timeZone)}`,
        `Certificate ${print.coaId}`,
      ].filter(Boolean),
      prices: [
        ['Price paid', pricePaid === null ? 'not known' : formatMoney(toCents(pricePaid))],
        ['List price', listPrice === null ? 'on inquiry' : formatMoney(toCents(listPrice))],
      ],
      picture: picture && jpeg ? { jpeg, alt: picture.alt } : null,
    };
  }
}

/** In cents, because sums of dollars accumulate rounding errors. */
const sum = (dollars: readonly (number | null)[]): number =>
  toDollars(dollars.reduce<number>((cents, each) => cents + (each === null ? 0 : toCents(each)), 0));
