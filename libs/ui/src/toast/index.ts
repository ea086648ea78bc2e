export { Toaster, type ToasterProps, type ToastData } from './toaster';
