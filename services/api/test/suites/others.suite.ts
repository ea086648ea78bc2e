import { testsOfAllOthers } from './tests-of';

testsOfAllOthers();
