import type { TabPlan } from '@gallery/ui/tabs';

/** The same tab with its word as a heading above its content, for who moves by headings: the works in it come below. */
export const underHeading = (tab: TabPlan): TabPlan => ({
  ...tab,
  content: (
    <>
      <h2 className="visually-hidden">{tab.word}</h2>
      {tab.content}
    </>
  ),
});
