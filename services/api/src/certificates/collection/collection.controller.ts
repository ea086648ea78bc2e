import { Controller, Get, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { CurrentCollector, ForCollectors, type SignedInCollector } from '../../identity';
import { Collection, CollectionService } from './collection.service';

const PDF = 'application/pdf';

/** The prints that the signed-in collector owns. */
@ApiTags('certificates')
@ForCollectors()
@Controller('api/collector/collection')
export class CollectionController {
  constructor(private readonly collectionService: CollectionService) {}

  /** With what each cost and costs. */
  @Get()
  @ApiOkResponse({ type: Collection })
  find(@CurrentCollector() { id }: SignedInCollector): Promise<Collection> {
    return this.collectionService.find(id);
  }

  /** All of it with pictures, numbers and certificates, for an insurance. */
  @Get('insurance-sheet.pdf')
  @ApiProduces(PDF)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async insuranceSheet(@CurrentCollector() collector: SignedInCollector): Promise<StreamableFile> {
    const bytes = await this.collectionService.renderInsuranceSheet(collector);
    const disposition = 'inline; filename="insurance-sheet.pdf"';
    return new StreamableFile(bytes, { type: PDF, length: bytes.length, disposition });
  }
}
