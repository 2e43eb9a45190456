import { organization } from '@/lib/settings/json-ld';

const SITE = 'https://www.example.com';

it.each([
  ['(41) 3333-0000', '+554133330000'],
  ['+55 41 3333-0000', '+554133330000'],
  ['0800 000 0000', '08000000000'],
])('the chain’s telephone %s is written as %s', (telephone, dialed) => {
  const address = { street: 'Rua A', town: 'Curitiba' };
  const chain = { name: 'Ipê', description: '', telephone, address, profiles: [] };
  expect(organization(SITE, chain)).toMatchObject({ telephone: dialed });
});
