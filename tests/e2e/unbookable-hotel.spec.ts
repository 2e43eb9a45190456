import { ANY_SCREEN, expect, test } from './fixtures';
import { readHtml } from './html';

const STAY = 'checkin=2099-12-14&checkout=2099-12-16&adultos=2';

// This hotel of the demo chain has no booking link and no phone of its own.
for (const [name, path] of [
  ['an itinerary', `/roteiro?paradas=ipe-jericoacoara.2,ipe-gramado.2&${STAY}`],
  ['a comparison', `/comparar?hoteis=ipe-jericoacoara,ipe-gramado&${STAY}`],
] as const) {
  test(`${name} calls the chain for a hotel without a link or phone`, { tag: ANY_SCREEN }, async ({
    request,
  }) => {
    const page = readHtml(await (await request.get(path)).text());
    expect(page.links('main')).toContain('tel:+554100000000');
    expect(page.texts('main').join()).toContain('As reservas deste hotel ainda não estão abertas');
  });
}
