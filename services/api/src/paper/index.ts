/** Sheets of paper as PDF, in the gallery's faces. */
export { drawSheet, SHEET, type PDFDocument } from './paper-sheet';
export { widthOf, wrap, writeLine, type TextStyle } from './paper-text';
