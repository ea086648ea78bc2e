import type { ArtworkFormMode } from '@gallery/domain';
import type { FieldErrors } from '../draft/artwork-draft-validation';
import type { FormOptions } from '../use-form-options';
import type { DraftRule } from '../draft/artwork-draft-rules';
import type { ArtworkDraft } from '../draft/artwork-draft';

/** The props of each section of the form. */
export interface ArtworkFieldsProps {
  form: ArtworkFormMode;
  basis: FormOptions;
  draft: ArtworkDraft;
  change: (rule: DraftRule) => void;
  /** What is wrong, by field. */
  errors: FieldErrors;
}
