export { Tabs, type TabsProps, type TabPlan } from './tabs';
