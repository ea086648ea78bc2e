import { testsOf } from './tests-of';

testsOf('evenings');
