export { Toaster, type ToasterProps, type ToastNotice } from './toaster';
