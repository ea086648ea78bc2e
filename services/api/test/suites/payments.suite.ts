import { testsOf } from './tests-of';

testsOf('payments');
