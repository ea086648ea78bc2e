/** What the rest of the API may use of examples. */
export { ExamplesModule } from './examples.module';
