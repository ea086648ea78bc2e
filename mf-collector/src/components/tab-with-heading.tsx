import type { TabItem } from '@gallery/ui/tabs';

/** The same tab with its word as a heading above its content, for who moves by headings: the works in it come below. */
export const tabWithHeading = (tab: TabItem): TabItem => ({
  ...tab,
  content: (
    <>
      <h2 className="visually-hidden">{tab.label}</h2>
      {tab.content}
    </>
  ),
});
