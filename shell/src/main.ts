import '@gallery/ui/tokens.css';
import '@gallery/ui/base.css';
import '@gallery/ui/fonts.css';

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Starting the libraries is one long task on a phone, so they run in tasks of their own, and touches are handled
 * between them and the page. Each task starts with an empty stack: React creates errors while it loads, and a
 * browser with a profiler (Lighthouse) parses every function on such an error's stack again, which took four fifths
 * of the load time at the end of one large file.
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
