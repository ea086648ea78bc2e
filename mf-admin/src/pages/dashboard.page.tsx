import { ConsolePage } from '../parts/console-page';

/** The gallery at a glance, and the console's first page (G81). */
export function Component() {
  return <ConsolePage title="Dashboard">{null}</ConsolePage>;
}
