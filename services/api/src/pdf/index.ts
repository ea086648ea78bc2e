/** Papers set in the gallery's fonts. */
export {
  pdfResponse,
  ProducesPdf,
  renderPdfPage,
  PAPERS,
  type PDFDocument,
  type PaperTags,
} from './pdf-page';
export { textWidth, wrapText, writeLine, type PdfTextStyle } from './pdf-text';
export { PaperLayout, drawQrCode, INK, INK_2, INK_3, LEFT, PX, sans, STEP } from './paper-layout';
