import { testsOf } from './tests-of';

testsOf('people');
