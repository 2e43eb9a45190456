import { NO_SETTINGS, settingsInput } from '@/lib/settings/form';

const settingsFields = settingsInput.shape.fields;

/** The problem of each field, by name. */
const problems = (fields: Record<string, unknown>) => {
  const { error } = settingsFields.safeParse({ ...NO_SETTINGS, ...fields });
  return Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path[0], issue.message]));
};

it('accepts empty settings, and reads blanks as empty', () => {
  expect(settingsFields.parse(NO_SETTINGS)).toEqual(NO_SETTINGS);
  expect(settingsFields.parse({ ...NO_SETTINGS, light_logo_url: '  ' })).toEqual(NO_SETTINGS);
});

it.each([
  'https://vimeo.com/123456789',
  'https://youtu.be/aqz-KE-bpKQ',
  'https://videos.example/praia.mp4',
])('accepts the video %s', (address) => {
  expect(problems({ hero_video_horizontal: address })).toEqual({});
});

it.each([
  'javascript:alert(1)',
  'http://vimeo.com/123456789',
  '//vimeo.com/123456789',
  'https://vimeo.com.evil.example/123456789',
  'https://example.com/pagina',
  'data:video/mp4;base64,AAAA',
  '/video.mp4',
])('rejects the video %s', (address) => {
  expect(problems({ hero_video_vertical: address })).toEqual({ hero_video_vertical: 'video' });
});

it.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '//evil.example/x.png',
  'http://a.example/x.png',
  '/admin',
  '/art/../x.png',
])('rejects the logo %s', (address) => {
  expect(problems({ dark_logo_url: address })).toEqual({ dark_logo_url: 'picture' });
});

it.each(['https://a.example/logo.svg', '/art/fachada.webp', '/media/logo.png'])(
  'accepts the logo %s',
  (address) => {
    expect(problems({ light_logo_url: address })).toEqual({});
  },
);

it.each(['', 'red', '#12', '#1234', '#12345g', '#f97316;background:url(x)', null])(
  'rejects the color %j',
  (color) => {
    expect(problems({ primary_color: color })).toEqual({ primary_color: 'color' });
  },
);

it('stores colors in lower case', () => {
  expect(settingsFields.parse({ ...NO_SETTINGS, primary_color: ' #F97 ' }).primary_color).toBe(
    '#f97',
  );
});

it('drops fields that the form does not have', () => {
  const sent = { loaded: null, id: 7, fields: { ...NO_SETTINGS, id: 7, updated_at: 'now' } };
  expect(settingsInput.parse(sent)).toEqual({ loaded: null, sent: [], fields: NO_SETTINGS });
});

describe('the contacts of the chain', () => {
  it.each([
    ['(41) 90000-0000', '5541900000000'],
    ['+351 912 345 678', '+351912345678'],
    [' ', null],
  ])('WhatsApp: %j is stored as %j', (whatsapp, stored) => {
    expect(settingsFields.parse({ ...NO_SETTINGS, whatsapp }).whatsapp).toBe(stored);
  });

  it.each(['123', 'ligue', '+55 123', '(00) 90000-0000'])('WhatsApp: rejects %s', (whatsapp) => {
    expect(problems({ whatsapp })).toEqual({ whatsapp: 'whatsapp' });
  });

  it('a phone number is a line of text', () => {
    expect(settingsFields.parse({ ...NO_SETTINGS, phone: ' (41) 0000-0000 ' }).phone).toBe(
      '(41) 0000-0000',
    );
    expect(problems({ phone: '0'.repeat(21) })).toEqual({ phone: 'tooLong' });
    expect(problems({ phone: '12' })).toEqual({ phone: 'phone' });
  });
});
