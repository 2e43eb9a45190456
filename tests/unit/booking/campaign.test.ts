import { campaignQuery, NO_CAMPAIGN, readCampaign, withCampaign } from '@/lib/booking/campaign';

const read = (query: string) => readCampaign(new URLSearchParams(query));

describe('reading a campaign', () => {
  it('keeps only the known names', () => {
    expect(
      read('checkin=2026-12-20&utm_source=carta&gclid=Cj0&utm_evil=x&fbclid=Iw&__proto__=x&q=1'),
    ).toEqual([
      ['utm_source', 'carta'],
      ['gclid', 'Cj0'],
      ['fbclid', 'Iw'],
    ]);
  });

  it('keeps every parameter that engines count', () => {
    const names = ['source', 'medium', 'campaign', 'term', 'content', 'id', 'source_platform'];
    const more = ['creative_format', 'marketing_tactic'];
    const all = [...[...names, ...more].map((name) => `utm_${name}`), 'gclid', 'fbclid'];
    const query = all.map((name) => `${name}=${name}`).join('&');
    expect(read(query)).toEqual(all.map((name) => [name, name]));
  });

  it.each([
    ['empty', 'utm_source='],
    ['blank', 'utm_source=%20%20'],
    ['too long', `utm_source=${'x'.repeat(301)}`],
    ['a line break', 'utm_source=a%0d%0ab'],
    ['a null', 'utm_source=a%00'],
    ['upper case', 'UTM_SOURCE=x'],
    ['nothing', ''],
  ])('drops an invalid value: %s', (_case, query) => {
    expect(read(query)).toEqual(NO_CAMPAIGN);
  });

  it('keeps one value per name, however many are sent', () => {
    const names = Array.from({ length: 500 }, (_, i) => `utm_source=${i}&utm_x${i}=1`).join('&');
    expect(read(names)).toEqual([['utm_source', '0']]);
  });
});

describe('a booking URL', () => {
  const CAMPAIGN = read('utm_source=carta de verão&utm_campaign=a%26b%3Dc%23d%2B1&gclid=Cj0');
  const ADDED = 'utm_source=carta%20de%20ver%C3%A3o&utm_campaign=a%26b%3Dc%23d%2B1&gclid=Cj0';

  it.each([
    ['without a query', 'https://e.com/reserva', `https://e.com/reserva?${ADDED}`],
    ['with its own', 'https://e.com/?q=A%20B&x=%2F', `https://e.com/?q=A%20B&x=%2F&${ADDED}`],
    ['with a fragment', 'https://e.com/a?b#c', `https://e.com/a?b&${ADDED}#c`],
  ])('%s gets the campaign appended', (_case, href, expected) => {
    expect(withCampaign(href, CAMPAIGN)).toBe(expected);
  });

  it('keeps its own value of a parameter, in any case', () => {
    expect(withCampaign('https://e.com/?GCLID=own&utm_source=own&utm_campaign=', CAMPAIGN)).toBe(
      'https://e.com/?GCLID=own&utm_source=own&utm_campaign=',
    );
  });

  it.each([
    ['a chat', 'https://wa.me/5547?text=Ol%C3%A1'],
    ['a chat', 'https://api.whatsapp.com/send?phone=5547'],
    ['no address', 'reserva'],
    ['nothing', ''],
  ])('is unchanged if it is %s', (_case, href) => {
    expect(withCampaign(href, CAMPAIGN)).toBe(href);
  });

  it('is unchanged for a visit without a campaign', () => {
    expect(withCampaign('https://e.com/?a=b c', NO_CAMPAIGN)).toBe('https://e.com/?a=b c');
  });
});

it('reads a stored campaign back unchanged', () => {
  const campaign = read('utm_source=%26%3D%2B%23&utm_term=ipê%20amarelo&fbclid=Iw%2FA');
  expect(readCampaign(new URLSearchParams(campaignQuery(campaign)))).toEqual(campaign);
});
