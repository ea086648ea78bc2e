export { Dialog, type DialogProps } from './dialog';
export { Lightbox, type LightboxProps } from './lightbox';
export { Sheet, type SheetProps } from './sheet';
