import type { SettingsRecord } from '@gallery/contracts';
import { Checkbox, TextAreaField } from '@gallery/ui';
import { NumberField } from './number-field';
import { SettingsForm } from './settings-form';

type Content = SettingsRecord['tracking']['content'];

/** Whether visits are counted, for how long each is kept, and what is known of where they come from. */
export function TrackingSettings({ current }: { current: SettingsRecord['tracking'] }) {
  return (
    <SettingsForm
      section="tracking"
      names={{
        isOn: 'counting',
        visitDays: 'days',
        codeWords: 'code words',
        ticketingHosts: 'ticketing sites',
      }}
      title="Tracking"
      help="Visits are counted without identifying anyone: no IP address is stored, and no one is recognized on another day. Visitors whose browser asks not to be tracked are not counted."
      current={current}
      toSent={toTrackingContent}
    >
      {({ content, change, isPending, text, number }) => (
        <>
          <Checkbox
            label="Count visits"
            checked={content.isOn}
            disabled={isPending}
            onChange={({ target }) => change({ isOn: target.checked })}
          />
          <NumberField
            label="Keep individual visits for (days)"
            hint="Daily totals are kept"
            {...number('visitDays', (visitDays) => ({ visitDays }))}
          />
          <TextAreaField
            {...text('codeWords', (typed) => ({ codeWords: typed.split('\n') }))}
            label="Code words, one per line"
            hint="Links with one of these count as partner traffic. Active selling partners always count"
            rows={4}
            value={content.codeWords.join('\n')}
          />
          <TextAreaField
            {...text('ticketingHosts', (typed) => ({ ticketingHosts: typed.split('\n') }))}
            label="Ticketing sites, one per line"
            hint="Visits from these sites, such as eventbrite.com, count as gallery traffic"
            rows={4}
            value={content.ticketingHosts.join('\n')}
          />
        </>
      )}
    </SettingsForm>
  );
}

const toTrackingContent = (content: Content): Content => ({
  ...content,
  codeWords: nonEmptyLines(content.codeWords),
  ticketingHosts: nonEmptyLines(content.ticketingHosts),
});

/** Empty lines are for writing only. */
const nonEmptyLines = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim()).filter((line) => line !== '');
