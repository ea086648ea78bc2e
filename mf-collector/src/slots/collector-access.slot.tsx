import { AccessTabs } from '../features/access/access-tabs';

/** What stands inside of COLLECTOR ACCESS, wherever the shell opens it. */
export function Component() {
  return <AccessTabs />;
}
