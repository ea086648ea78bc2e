import { eventGuestsQuery, exportEventGuests, revokeGuestPasses } from '@gallery/api-client';
import type { StudioEvent, StudioEventGuest } from '@gallery/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ExportCsvButton } from '../../components/actions/export-csv-button';
import { TextButton } from '../../components/actions/text-button';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { FilterBar } from '../../components/filters/filter-bar';
import { SearchFilter, SelectFilter } from '../../components/filters/filter-fields';
import { anyText, filterOptions, keyOf, listFilters } from '../../components/filters/filter-parser';
import { useFilters } from '../../components/filters/use-filters';
import { DataTable, type Column } from '../../components/lists/data-table';
import { usePagedList } from '../../components/lists/use-paged-list';
import { HelpText, PageSection } from '../../components/page/page-section';
import { useIsOwner } from '../../components/session/staff-session';
import { DateTime } from '../../components/text/date-time';
import { MutedText } from '../../components/text/muted-text';
import styles from './live-event.module.css';

const PLACE_LABELS = { registered: 'Registered', waitlist: 'Waitlist' } as const;
const GUEST_FILTERS = listFilters({ q: anyText, place: keyOf(PLACE_LABELS) });

interface EventGuestsProps {
  event: Pick<StudioEvent, 'id' | 'timeZone' | 'registered' | 'waitlisted'>;
}

/** Who registered for the event, and who waits for a place. The owner revokes passes. */
export function EventGuests({ event }: EventGuestsProps) {
  const { id, timeZone, registered, waitlisted } = event;
  const isOwner = useIsOwner();
  const filters = useFilters(GUEST_FILTERS.defaults);
  const filter = GUEST_FILTERS.toFilter(filters.values);
  const list = usePagedList((cursor) => eventGuestsQuery(id, filter, cursor));
  const hasGuests = registered + waitlisted > 0 || filters.isNarrowed;
  return (
    <PageSection
      title="Guests"
      actions={
        <ExportCsvButton
          options={exportEventGuests(id)}
          filter={filter}
          fileName="guests.csv"
          failed="The guests were not exported."
          look="text"
          subject="guests"
        />
      }
    >
      {hasGuests && (
        <>
          <HelpText>{guestCountLabel(event)}</HelpText>
          <FilterBar filters={filters}>
            <SearchFilter label="Search name, email" name="q" filters={filters} />
            {waitlisted > 0 && (
              <SelectFilter
                label="Place"
                name="place"
                filters={filters}
                options={filterOptions(PLACE_LABELS)}
              />
            )}
          </FilterBar>
        </>
      )}
      <DataTable
        label="Guests"
        columns={columns(timeZone, isOwner)}
        list={list}
        keyOf={(guest) => guest.id}
        subject="guests"
        empty={
          <HelpText>
            {hasGuests
              ? 'The names and email addresses of the guests were deleted.'
              : 'No registrations yet.'}
          </HelpText>
        }
        narrowed={{ filters, text: 'No guests match these filters.', showAll: 'Show all guests' }}
      />
    </PageSection>
  );
}

/** `24 registered, 3 on the waitlist`, of the whole event. */
const guestCountLabel = ({ registered, waitlisted }: EventGuestsProps['event']): string =>
  waitlisted > 0 ? `${registered} registered, ${waitlisted} on the waitlist` : `${registered} registered`;

const columns = (timeZone: string, isOwner: boolean): Column<StudioEventGuest>[] => [
  {
    key: 'guest',
    head: 'Guest',
    priority: 'first',
    render: ({ name, email, isEmailConfirmed, registeredAt }) => (
      <>
        {name}
        <span className={styles.facts}>
          {email}, {isEmailConfirmed ? 'confirmed' : 'not confirmed'},{' '}
          <DateTime at={registeredAt} shape="short" timeZone={timeZone} />
        </span>
      </>
    ),
  },
  {
    key: 'place',
    head: '',
    priority: 'state',
    isOneLine: true,
    render: (guest) => <GuestPlace guest={guest} isOwner={isOwner} />,
  },
];

function GuestPlace({ guest, isOwner }: { guest: StudioEventGuest; isOwner: boolean }) {
  if (guest.isWaitlisted) return <MutedText>Waitlist</MutedText>;
  return isOwner && <RevokePass guest={guest} />;
}

function RevokePass({ guest: { id, name, email } }: { guest: StudioEventGuest }) {
  const [isAsking, setAsking] = useState(false);
  const revoking = useMutation({ ...revokeGuestPasses(id), onSuccess: () => setAsking(false) });
  return (
    <>
      <TextButton aria-label={`Revoke pass of ${name}`} onClick={() => setAsking(true)}>
        Revoke pass
      </TextButton>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Revoke ${name}’s pass?`}
        confirmLabel="Revoke"
        busyLabel="Revoking..."
        failureTitle="The pass was not revoked."
        mutation={revoking}
        onConfirm={() => revoking.mutate()}
      >
        It stops working on every device. To come back, the guest enters {email} again and opens the link we
        send to that address.
      </ConfirmDialog>
    </>
  );
}
