/** PDF documents in the gallery's fonts. */
export {
  renderPdfPage,
  A4_PAGE,
  type PDFDocument,
  textWidth,
  wrapText,
  writeLine,
  type PdfTextStyle,
} from './pdf-text';
export { DocumentPen, INK, INK_2, INK_3, LEFT, PX, RIGHT, sans, STEP } from './document-pen';
