import { AccessTabs } from '../features/access/access-tabs';

/** The content of COLLECTOR ACCESS, wherever the shell opens it. */
export function Component() {
  return <AccessTabs />;
}
