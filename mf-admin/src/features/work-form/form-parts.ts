import type { ArtworkForm } from '@gallery/domain';
import type { Faults } from './draft-faults';
import type { FormBasis } from './form-basis';
import type { DraftRule } from './work-rules';
import type { WorkDraft } from './work-draft';

/** What each part of a form is given. */
export interface FormPartProps {
  form: ArtworkForm;
  basis: FormBasis;
  draft: WorkDraft;
  change: (rule: DraftRule) => void;
  /** What is wrong, by field. */
  faults: Faults;
}
