import { Body, Controller, HttpCode, Post, type StreamableFile } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff, OwnerRoute } from '../../identity';
import { pdfResponse, ProducesPdf } from '../../pdf';
import { CatalogueRaisonneRequest, ConsignmentSheetRequest, WallLabelsRequest } from './dto/papers.dto';
import { PapersService } from './papers.service';

/** Papers about artworks in the inventory, as PDF. */
@ApiTags('papers')
@ForStaff()
@Controller('api/admin/papers')
export class AdminPapersController {
  constructor(private readonly papersService: PapersService) {}

  /** Wall labels, to be cut out. */
  @Post('wall-labels.pdf')
  @HttpCode(200)
  @ProducesPdf()
  @ApiNotFoundResponse({ description: 'artwork_not_found, edition_not_found' })
  async wallLabels(@Body() body: WallLabelsRequest): Promise<StreamableFile> {
    return pdfResponse(await this.papersService.renderWallLabels(body), 'wall-labels');
  }

  /** The consignment sheet for a venue: numbers, prices, terms and room for signatures. */
  @OwnerRoute()
  @Post('consignment-sheet.pdf')
  @HttpCode(200)
  @ProducesPdf()
  @ApiNotFoundResponse({ description: 'artwork_not_found, edition_not_found' })
  @ApiConflictResponse({ description: 'number_taken, prints_unavailable' })
  async consignmentSheet(@Body() body: ConsignmentSheetRequest): Promise<StreamableFile> {
    return pdfResponse(await this.papersService.renderConsignmentSheet(body), 'consignment-sheet');
  }

  /** The catalogue raisonné: artworks with pictures, facts and editions, one page each. */
  @Post('catalogue-raisonne.pdf')
  @HttpCode(200)
  @ProducesPdf()
  @ApiNotFoundResponse({ description: 'artwork_not_found' })
  async catalogueRaisonne(@Body() body: CatalogueRaisonneRequest): Promise<StreamableFile> {
    return pdfResponse(await this.papersService.renderCatalogueRaisonne(body), 'catalogue-raisonne');
  }
}
