import type { CommercialContent } from './commercial.section';

/** The services of the spec and what each of them is. */
const SERVICES = [
  ['Documentary', 'Days and places as they are, over one afternoon or many months.'],
  ['Portrait', 'One person, unhurried, in the studio or where they live.'],
  ['Food', 'Dishes, hands and rooms, by the light of the table.'],
  ['Creative', 'Pictures that have to be invented before they can be taken.'],
  ['Live Music', 'The stage, the wings and the hour after.'],
  ['Videography', 'Short films without a voice-over, cut to be seen more than once.'],
] as const;

/** The page of commissioned work as every gallery has it. */
export const defaultCommercialSection = (): CommercialContent => ({
  heading: 'Commercial',
  sentence: 'Commissioned photographs and films for people who publish, cook, play or build.',
  services: SERVICES.map(([name, text]) => ({ name, text, picture: null })),
  portfolioTiles: 6,
  leadsToContact: false,
});
