import { adminFile } from '../admin-options';

const PAPERS = '/api/admin/papers';

/** Labels to be cut out, as PDF. */
export const createWallLabels = () => adminFile(`${PAPERS}/wall-labels.pdf`);

/** The list of works that a venue takes to sell, as PDF. */
export const createConsignmentSheet = () => adminFile(`${PAPERS}/consignment-sheet.pdf`);

/** A page for each work, as PDF. */
export const createCatalogueRaisonne = () => adminFile(`${PAPERS}/catalogue-raisonne.pdf`);
