import { useCollectorAccess } from '@gallery/session';
import { Tabs } from '@gallery/ui/tabs';

/** Sign In and Create Account (C3). */
export function AccessTabs() {
  const { tab, open } = useCollectorAccess();
  return (
    <Tabs
      label="Collector access"
      selected={tab}
      onSelect={(key) => open(key === 'create-account' ? 'create-account' : 'sign-in')}
      tabs={[
        { key: 'sign-in', word: 'Sign In', content: null },
        { key: 'create-account', word: 'Create Account', content: null },
      ]}
    />
  );
}
