import { formatLongDate, formatLongDay, formatMoney, formatSize, toCents, type Cents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import {
  EditionLedgerQueries,
  InventoryQueries,
  type InventoryEdition,
  type InventoryRecord,
} from '../../catalog';
import { CertificatesService } from '../../certificates';
import { MediaService } from '../../media';
import { AppError, Clock, ConcurrencyLimiter, Settings } from '../../platform';
import { renderCatalogueRaisonne, type CataloguePicture, type CatalogueWork } from './catalogue-raisonne-pdf';
import { consignmentTerms, renderConsignmentSheet, type ConsignedPrint } from './consignment-sheet-pdf';
import type { CatalogueRaisonneRequest, ConsignmentSheetRequest, WallLabelsRequest } from './dto/papers.dto';
import {
  consignedAmounts,
  dimensionsOf,
  editionLabel,
  originOf,
  priceLabel,
  proofsLabel,
  titleOf,
  venueShare,
} from './paper-labels';
import { renderWallLabels } from './wall-labels-pdf';

/** One at a time, with a short queue: a catalogue of a hundred works takes seconds. */
const RENDERS = { running: 1, waiting: 5 };

/** 160 to 210 pixels per inch. */
const CATALOGUE_PICTURE_WIDTH_PX = 1200;
const CONSIGNMENT_PICTURE_WIDTH_PX = 400;

interface WorkInSize {
  work: InventoryRecord;
  edition: InventoryEdition;
}

/** Papers about works: wall labels, consignment sheets, and the catalogue raisonné. Includes hidden works. */
@Injectable()
export class PapersService {
  private readonly renders = new ConcurrencyLimiter(RENDERS);

  constructor(
    private readonly inventoryQueries: InventoryQueries,
    private readonly editionLedgerQueries: EditionLedgerQueries,
    private readonly certificatesService: CertificatesService,
    private readonly mediaService: MediaService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `artwork_not_found`, `edition_not_found`, `unavailable` */
  async renderWallLabels({ labels, showsPrices }: WallLabelsRequest): Promise<Buffer> {
    const works = await this.findWorksInSizes(labels);
    return this.renders.run(() =>
      renderWallLabels({
        ...this.letterhead(),
        labels: works.map(({ work, edition }) => ({
          artist: this.artist,
          title: titleOf(work),
          year: String(work.year),
          lines: [work.medium, dimensionsOf(edition), editionLabel(work, edition)].filter(Boolean),
          price: showsPrices ? priceLabel(edition) : null,
          address: this.addressOf(work),
        })),
      }),
    );
  }

  /** @throws AppError `artwork_not_found`, `edition_not_found`, `number_taken`, `prints_unavailable`, `validation_failed`, `unavailable` */
  async renderConsignmentSheet(request: ConsignmentSheetRequest): Promise<Buffer> {
    const { venue, address, startsOn, endsOn, venueSharePercent, furtherTerms } = request;
    if (endsOn < startsOn) throw invalidField('endsOn', 'Please choose the same day or a later one.');
    const works = await this.findWorksInSizes(request.prints);
    const numbers = await this.consignedNumbers(request.prints, works);
    const { brand } = this.settings;
    return this.renders.run(async () => {
      const prints: ConsignedPrint[] = [];
      for (const [index, each] of works.entries())
        prints.push(await this.toConsignedPrint(each, numbers[index] ?? 0, venueSharePercent));
      const retail = works.map(({ edition }) => toCents(edition.price));
      const shares = retail.map((price) => venueShare(price, venueSharePercent));
      return renderConsignmentSheet({
        ...this.letterhead(),
        from: [brand.name, brand.street, `${brand.studio} ${brand.zip}`.trim(), brand.email].filter(Boolean),
        to: [venue, ...address.split('\n').map((line) => line.trim())].filter(Boolean),
        facts: [
          ['Handed over', formatLongDay(startsOn)],
          ['Until', formatLongDay(endsOn)],
          [`${venue} keeps`, `${venueSharePercent}%`],
        ],
        prints,
        totals: [
          [
            prints.length === 1 ? '1 print, retail' : `${prints.length} prints, retail`,
            formatMoney(sum(retail)),
          ],
          [`To ${brand.name}`, formatMoney(sum(retail) - sum(shares))],
        ],
        terms: consignmentTerms({ gallery: brand.name, venue, venueSharePercent, endsOn, furtherTerms }),
        parties: [brand.name, venue],
      });
    });
  }

  /** @throws AppError `artwork_not_found`, `unavailable` */
  async renderCatalogueRaisonne({
    artworkIds,
    showsCertificates,
  }: CatalogueRaisonneRequest): Promise<Buffer> {
    const works = await this.findWorks(artworkIds);
    const editionIds = works.flatMap(({ editions }) => editions.map(({ editionId }) => editionId));
    const certificatesOf = showsCertificates
      ? await this.certificatesService.listInForce(editionIds)
      : new Map<string, readonly string[]>();
    const years = works.map(({ year }) => year);
    const [first, last] = [Math.min(...years), Math.max(...years)];
    const { name, timeZone } = this.settings.brand;
    return this.renders.run(() =>
      renderCatalogueRaisonne({
        ...this.letterhead(),
        artist: this.artist,
        gallery: name,
        extent: `${works.length === 1 ? '1 work' : `${works.length} works`}, ${first === last ? first : `${first} to ${last}`}`,
        day: formatLongDate(this.clock.now(), timeZone),
        works: works.map((work) => this.toCatalogueWork(work, certificatesOf)),
      }),
    );
  }

  private get artist(): string {
    return this.settings.brand.artist ?? this.settings.brand.name;
  }

  private letterhead() {
    const { name, paper } = this.settings.brand;
    return { gallery: name, paper, date: this.clock.now() };
  }

  private addressOf({ liveStatus, slug }: InventoryRecord): string | null {
    return liveStatus === 'live'
      ? `${this.settings.http.publicOrigin}/fine-art/${encodeURIComponent(slug)}`
      : null;
  }

  /** In the order of the ids. */
  private async findWorks(ids: readonly string[]): Promise<InventoryRecord[]> {
    const byId = new Map((await this.inventoryQueries.findAll(ids)).map((work) => [work.id, work]));
    return ids.map((id) => {
      const work = byId.get(id);
      if (!work) throw new AppError('artwork_not_found');
      return work;
    });
  }

  private async findWorksInSizes(
    chosen: readonly { artworkId: string; editionId: string }[],
  ): Promise<WorkInSize[]> {
    const works = await this.findWorks(chosen.map(({ artworkId }) => artworkId));
    return works.map((work, index) => {
      const edition = work.editions.find(({ editionId }) => editionId === chosen[index]?.editionId);
      if (!edition) throw new AppError('edition_not_found');
      return { work, edition };
    });
  }

  /** The number of each print: available, or on a gallery hold, which may be for the venue. */
  private async consignedNumbers(
    prints: ConsignmentSheetRequest['prints'],
    works: readonly WorkInSize[],
  ): Promise<number[]> {
    const numbersOf = await this.editionLedgerQueries.findNumbersInHand(
      works.map(({ edition }) => edition.editionId),
    );
    const taken = new Set<string>();
    return works.map(({ work, edition }, index) => {
      const { available = [], onHold = [] } = numbersOf.get(edition.editionId) ?? {};
      const isFree = (number: number) => !taken.has(`${edition.editionId} ${number}`);
      const asked = prints[index]?.editionNumber ?? available.find(isFree);
      const name = `${titleOf(work)}, ${formatSize(edition.size)}`;
      if (asked === undefined)
        throw new AppError('prints_unavailable', { message: `No prints of ${name} are available.` });
      if (![...available, ...onHold].includes(asked) || !isFree(asked))
        throw new AppError('number_taken', { message: `Number ${asked} of ${name} is not available.` });
      taken.add(`${edition.editionId} ${asked}`);
      return asked;
    });
  }

  private async toConsignedPrint(
    { work, edition }: WorkInSize,
    editionNumber: number,
    venueSharePercent: number,
  ): Promise<ConsignedPrint> {
    const picture = await this.loadPicture(work, CONSIGNMENT_PICTURE_WIDTH_PX);
    return {
      title: titleOf(work),
      lines: [
        [originOf(work), work.medium].filter(Boolean).join(', '),
        dimensionsOf(edition),
        `Number ${editionNumber} of ${edition.totalEditions}`,
      ],
      amounts: consignedAmounts(edition, venueSharePercent, this.settings.brand.name),
      picture,
    };
  }

  private toCatalogueWork(
    work: InventoryRecord,
    certificatesOf: ReadonlyMap<string, readonly string[]>,
  ): CatalogueWork {
    return {
      title: titleOf(work),
      origin: originOf(work),
      medium: work.medium,
      description: work.description?.trim() ?? '',
      artistProofs: proofsLabel(work),
      editions: work.editions
        .filter(({ enabled, soldEditions }) => enabled || soldEditions > 0)
        .map((edition) => ({
          dimensions: dimensionsOf(edition),
          total: edition.totalEditions,
          sold: edition.soldEditions,
          certificates: certificatesOf.get(edition.editionId) ?? [],
        })),
      loadPicture: () => this.loadPicture(work, CATALOGUE_PICTURE_WIDTH_PX),
    };
  }

  /** The photograph itself, or else the work as it hangs. */
  private async loadPicture(
    { artworkImages, catalogueImages }: InventoryRecord,
    width: number,
  ): Promise<CataloguePicture | null> {
    const picture = artworkImages[0] ?? catalogueImages[0];
    const jpeg = picture && (await this.mediaService.readJpeg(picture, width));
    return picture && jpeg ? { jpeg, width: picture.width, height: picture.height, alt: picture.alt } : null;
  }
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, each) => total + each, 0);

const invalidField = (field: string, message: string): AppError =>
  new AppError('validation_failed', { message, fields: { [field]: message } });
