import { letterQuery } from '@gallery/api-client';
import type { LetterRecord } from '@gallery/contracts';
import { ButtonLink } from '@gallery/ui';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { QueryView } from '../../components/feedback/query-state';
import { AdminPage } from '../../components/page/admin-page';
import { PageTabs } from '../../components/page/page-tabs';
import { DraftActions } from '../../features/letters/letter-actions';
import { DraftLetter, NewLetter } from '../../features/letters/letter-form';
import { LetterList } from '../../features/letters/letter-list';
import { recipientsIn } from '../../features/letters/letter-recipients';
import { LetterResults } from '../../features/letters/letter-results';
import { PEOPLE_TABS } from './people-tabs';

/** Letters: the list, a new one, and one of them. */
export function Component() {
  const { id } = useParams();
  if (id === undefined) return <LettersPage />;
  return id === 'new' ? <NewLetterPage /> : <LetterPage key={id} id={id} />;
}

function LettersPage() {
  return (
    <AdminPage
      title="Letters"
      mainAction={
        <ButtonLink variant="filled" size="dense" to="/admin/letters/new">
          Write a letter
        </ButtonLink>
      }
    >
      <PageTabs {...PEOPLE_TABS} />
      <LetterList />
    </AdminPage>
  );
}

/** The list of people leads here with its filters in the address. */
function NewLetterPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <AdminPage title="New letter">
      <PageTabs {...PEOPLE_TABS} />
      <NewLetter
        recipients={recipientsIn(Object.fromEntries(params))}
        onSaved={({ id }) => void navigate(`/admin/letters/${id}`, { replace: true })}
      />
    </AdminPage>
  );
}

function LetterPage({ id }: { id: string }) {
  const navigate = useNavigate();
  return (
    <QueryView options={letterQuery(id)} subject="letter" missing>
      {(letter: LetterRecord) => (
        <AdminPage title={letter.subject} record={{ kind: 'letter', id }}>
          <PageTabs {...PEOPLE_TABS} />
          {letter.state === 'draft' ? (
            <DraftLetter letter={letter}>
              <DraftActions letter={letter} onDeleted={() => void navigate('/admin/letters')} />
            </DraftLetter>
          ) : (
            <LetterResults letter={letter} />
          )}
        </AdminPage>
      )}
    </QueryView>
  );
}
