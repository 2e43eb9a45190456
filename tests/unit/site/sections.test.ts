import { activeSection } from '@/components/site/home2/sections';

it.each([
  ['at the top of the page', [0, 900, 1800, 2700, 3600], 'home'],
  ['just before a section is reached', [-799, 101, 1000, 1900, 2800], 'home'],
  ['when its top is at 100 px', [-800, 100, 1000, 1900, 2800], 'servicos'],
  ['when several have passed', [-3000, -2100, -1200, -300, 600], 'resultados'],
  ['at the end', [-4000, -3100, -2200, -1300, -400], 'contato'],
  ['when the page is pulled down beyond its top', [120, 1020, 1920, 2820, 3720], 'home'],
  ['when nothing has been laid out', [Infinity, Infinity, Infinity, Infinity, Infinity], 'home'],
  ['without sections', [], 'home'],
])('%s', (_, tops, expected) => {
  expect(activeSection(tops)).toBe(expected);
});
