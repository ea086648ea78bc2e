import { Dialog } from '@gallery/ui/dialog';
import { InquiryForm } from './inquiry-form';

export interface InquiryDialogProps {
  /** The work that is asked for; names the dialog. */
  title: string;
  onClose: () => void;
}

/** The inquiry form over the page it was asked for on. A chunk of its own: load it with `lazy`. */
export default function InquiryDialog({ title, onClose }: InquiryDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={<em>{title}</em>}>
      <InquiryForm title={title} />
    </Dialog>
  );
}
