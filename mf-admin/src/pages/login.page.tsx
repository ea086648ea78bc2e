import { Navigate, useNavigate } from 'react-router';
import { LoginForm } from '../features/access/login-form';
import { useStaffSession } from '../features/access/use-staff-session';

/** /admin/login: open to all (A1); on to the dashboard with a session (A10). */
export function Component() {
  const navigate = useNavigate();
  const session = useStaffSession();
  if (session !== null) return <Navigate to="/admin/dashboard" replace />;
  return <LoginForm onDone={() => void navigate('/admin/dashboard', { replace: true })} />;
}
