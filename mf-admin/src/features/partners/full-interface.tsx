import { WordLink } from '@gallery/ui';
import { Link } from 'react-router';
import { ConsolePart, Help } from '../../parts/console-part';

/** The panel that leads to the full interface. */
export function FullInterface() {
  return (
    <ConsolePart title="Commission and applications">
      <Help>
        Commission lines that wait for your word, what is owed to whom, referrals under codes that nobody has,
        and the applications.
      </Help>
      <Help>
        <WordLink render={(link) => <Link to="/admin/selling-partners" {...link} />}>
          Open the full interface
        </WordLink>
      </Help>
    </ConsolePart>
  );
}
