/** Sheets of paper as PDF, in the gallery's faces. */
export { renderPdfPage, A4_PAGE, type PDFDocument } from './pdf-page';
export { textWidth as widthOf, wrapText, writeLine, type PdfTextStyle } from './pdf-text';
