/** Chance that falls the same way every time, as the seeder of large galleries has it. */
export { SteadyRandom } from '../src/seed/scale/steady-random';
