import type { TabItem } from '@gallery/ui/tabs';

/**
 * Adds the tab's label as a heading above its content, for people who navigate by headings: artworks come below it.
 */
export const tabWithHeading = (tab: TabItem): TabItem => ({
  ...tab,
  content: (
    <>
      <h2 className="visually-hidden">{tab.label}</h2>
      {tab.content}
    </>
  ),
});
