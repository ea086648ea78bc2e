import { Body, Controller, HttpCode, Post, StreamableFile } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { ForStaff, OwnerRoute } from '../../identity';
import { CatalogueRaisonneRequest, ConsignmentSheetRequest, WallLabelsRequest } from './dto/papers.dto';
import { PapersService } from './papers.service';

const PDF = 'application/pdf';
const FILE = { schema: { type: 'string', format: 'binary' } };

/** Papers about works of the inventory, as PDF. */
@ApiTags('papers')
@ForStaff()
@Controller('api/admin/papers')
export class AdminPapersController {
  constructor(private readonly papersService: PapersService) {}

  /** Labels to be cut out and put beside works. */
  @Post('wall-labels.pdf')
  @HttpCode(200)
  @ApiProduces(PDF)
  @ApiOkResponse(FILE)
  @ApiNotFoundResponse({ description: 'artwork_not_found, edition_not_found' })
  async wallLabels(@Body() body: WallLabelsRequest): Promise<StreamableFile> {
    return toFile(await this.papersService.renderWallLabels(body), 'wall-labels');
  }

  /** What a venue takes to sell, with numbers, prices, terms and room for signatures. */
  @OwnerRoute()
  @Post('consignment-sheet.pdf')
  @HttpCode(200)
  @ApiProduces(PDF)
  @ApiOkResponse(FILE)
  @ApiNotFoundResponse({ description: 'artwork_not_found, edition_not_found' })
  @ApiConflictResponse({ description: 'number_taken, prints_unavailable' })
  async consignmentSheet(@Body() body: ConsignmentSheetRequest): Promise<StreamableFile> {
    return toFile(await this.papersService.renderConsignmentSheet(body), 'consignment-sheet');
  }

  /** Works with pictures, facts and editions, a page each. */
  @Post('catalogue-raisonne.pdf')
  @HttpCode(200)
  @ApiProduces(PDF)
  @ApiOkResponse(FILE)
  @ApiNotFoundResponse({ description: 'artwork_not_found' })
  async catalogueRaisonne(@Body() body: CatalogueRaisonneRequest): Promise<StreamableFile> {
    return toFile(await this.papersService.renderCatalogueRaisonne(body), 'catalogue-raisonne');
  }
}

const toFile = (bytes: Buffer, name: string): StreamableFile =>
  new StreamableFile(bytes, {
    type: PDF,
    length: bytes.length,
    disposition: `inline; filename="${name}.pdf"`,
  });
