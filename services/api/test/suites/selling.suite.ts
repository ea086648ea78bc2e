import { testsOf } from './tests-of';

testsOf('selling');
