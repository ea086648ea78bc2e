import { useNavigate } from 'react-router';
import { LoginForm } from '../../features/access/login-form';

/** /admin/login: open to all; on to the dashboard. */
export function Component() {
  const navigate = useNavigate();
  return <LoginForm onDone={() => void navigate('/admin/dashboard', { replace: true })} />;
}
