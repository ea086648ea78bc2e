import { Button, Picture, TextField } from '@gallery/ui';
import { Dialog, Lightbox, Sheet } from '@gallery/ui/dialog';
import { Tabs } from '@gallery/ui/tabs';
import { Toaster, type ToastData } from '@gallery/ui/toast';
import { Tooltip, TooltipProvider } from '@gallery/ui/tooltip';
import { useState } from 'react';
import { Row, Specimen } from './specimen';

type Overlay = 'access' | 'checkout' | 'delete' | 'sheet' | 'lightbox';

const TOAST: ToastData = {
  id: 'held',
  title: 'Edition 6 of 9 held',
  description: 'It is yours for 15 minutes.',
  tone: 'default',
  durationMs: 5_000,
  isOpen: true,
};
const FAILURE: ToastData = {
  ...TOAST,
  id: 'failed',
  title: 'Payment Failed',
  description: 'The card was declined by its bank.',
  tone: 'destructive',
};

/** Overlays, and what shares a place: each is opened by its text button. */
export function Overlays() {
  const [shown, setShown] = useState<Overlay | null>(null);
  const [toast, setToast] = useState<ToastData | null>(null);
  const [tab, setTab] = useState('live');
  const close = () => setShown(null);
  return (
    <>
      <Specimen name="Tabs" note="One Tab stop, then arrow keys.">
        <Tabs
          label="Live events"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { key: 'live', label: 'Live', content: 'Tonight in the studio' },
            { key: 'upcoming', label: 'Upcoming', content: 'Next week' },
            { key: 'past', label: 'Past', content: 'Nothing yet', isDisabled: true },
          ]}
        />
      </Specimen>
      <Specimen
        name="Dialogs, sheet, lightbox, toasts, tooltip"
        note="Escape closes. F8 moves to the toast; a swipe to the right dismisses it."
      >
        <Row>
          <Button onClick={() => setShown('access')}>Dialog, 480</Button>
          <Button onClick={() => setShown('checkout')}>Dialog, 760</Button>
          <Button tone="destructive" onClick={() => setShown('delete')}>
            Delete
          </Button>
          <Button onClick={() => setShown('sheet')}>Sheet</Button>
          <Button onClick={() => setShown('lightbox')}>Lightbox</Button>
          <Button onClick={() => setToast(TOAST)}>Toast</Button>
          <Button onClick={() => setToast(FAILURE)}>Failure</Button>
          <TooltipProvider>
            <Tooltip text="Nine prints, no more">
              <Button variant="text">Tooltip</Button>
            </Tooltip>
          </TooltipProvider>
        </Row>
      </Specimen>
      <Dialog
        isOpen={shown === 'access' || shown === 'checkout'}
        onClose={close}
        title="Your details"
        description="Your name appears on the certificate."
        width={shown === 'checkout' ? 'checkout' : 'access'}
        footer={<Button variant="filled">Review order</Button>}
      >
        <TextField label="Full name" />
      </Dialog>
      <Dialog
        isOpen={shown === 'delete'}
        onClose={close}
        title="Delete Salt and Iron?"
        description="The work is removed from the public catalog. Its 14 sold prints and their certificates are kept."
        footer={
          <>
            <Button variant="filled" tone="destructive" onClick={close}>
              Delete
            </Button>
            <Button onClick={close}>Keep</Button>
          </>
        }
      >
        {null}
      </Dialog>
      <Sheet isOpen={shown === 'sheet'} onClose={close} title="Order TF-7K3M-Q9XD" footer="Total $5,210.95">
        Two prints, shipped.
      </Sheet>
      <Lightbox isOpen={shown === 'lightbox'} onClose={close} label="Salt and Iron" caption="Print, 1 of 2">
        <Picture picture={null} sizes="100vw" alt="Salt and Iron" />
      </Lightbox>
      <Toaster toast={toast} onDismiss={() => setToast(null)} />
    </>
  );
}
