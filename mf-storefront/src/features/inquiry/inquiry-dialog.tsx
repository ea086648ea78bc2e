import { Dialog } from '@gallery/ui/dialog';
import { InquiryForm } from './inquiry-form';

export interface InquiryDialogProps {
  /** The artwork's title; also the dialog's. */
  title: string;
  onClose: () => void;
}

/** The inquiry form in a dialog. A chunk of its own: load it with `lazy`. */
export default function InquiryDialog({ title, onClose }: InquiryDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={<em>{title}</em>}>
      <InquiryForm title={title} />
    </Dialog>
  );
}
