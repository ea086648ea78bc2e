import '@gallery/ui/tokens.css';
import '@gallery/ui/base.css';
import '@gallery/ui/fonts.css';

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Running the libraries is one long task on a phone already, so they run in tasks of their own and the visitor's touch comes
 * between them and the page. Each begins on an empty stack: React makes errors while it is loaded, and a browser that is
 * being looked at (a profiler, Lighthouse) parses every function on the stack of such an error anew, which at the end of one
 * file of everything was four fifths of the time that its libraries took.
 */
async function start(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { startShell } = await import(/* webpackMode: "eager" */ './start-shell');
  await nextTask();
  await startShell();
}

void start();
