/** PDF documents in the gallery's fonts. */
export { renderPdfPage, PAPERS, type PDFDocument } from './pdf-page';
export type { PaperTags } from './paper-tags';
export { textWidth, wrapText, writeLine, type PdfTextStyle } from './pdf-text';
export { DocumentPen, INK, INK_2, INK_3, LEFT, PX, sans, STEP } from './document-pen';
export { drawQrCode } from './qr-code';
