import { useSearchParams } from 'react-router';
import { ChoosePassword } from '../features/access/choose-password';

/** /admin/password?token=…: open to whoever has the link. */
export function Component() {
  const [params] = useSearchParams();
  return <ChoosePassword token={params.get('token') ?? ''} />;
}
