// First, so that what these do after each test is done after the tests of every file.
require('@testing-library/react');
require('@gallery/testing');
const { readdirSync } = require('node:fs');
const path = require('node:path');

// `testsFolder` and `testsAlone` are given by jest's configuration (browser.mjs).
const files = readdirSync(testsFolder, { recursive: true, encoding: 'utf8' });
const tests = files.filter((each) => /\.test\.tsx?$/.test(each) && !testsAlone.includes(each));
for (const file of tests.toSorted()) {
  describe(file, () => {
    afterAll(leaveNothing);
    require(path.join(testsFolder, file));
  });
}

/** State that would end with a file's own page. */
function leaveNothing() {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.title = '';
  history.replaceState(null, '', '/');
}
