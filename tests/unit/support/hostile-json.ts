import type { Random } from './random';

/** Every key of `features` and of its items, and keys that every object inherits. */
const KEYS = [
  ...['hotel_id', 'booking_url', 'booking_engine', 'logo_url', 'primary_color', 'primaryColor'],
  ...['hero_images', 'banner_images', 'gallery_images', 'amenities', 'services', 'experience'],
  ...['history', 'distances', 'places', 'testimonials', 'faqs', 'rooms', 'phone', 'wifi', 'pool'],
  ...['name', 'icon', 'description', 'distance', 'rating', 'date', 'avatar', 'author', 'text'],
  ...['id', 'question', 'answer', 'price', 'images', 'included_items', 'capacity', 'area'],
  ...[
    'bed_configuration',
    'avatar',
    'images',
    'icon',
    '__proto__',
    'constructor',
    'toString',
    'length',
  ],
];

const SCALARS = [
  ...[null, true, false, 0, -0, -1, 3, 4.5, 6, 1e308, Number.MAX_SAFE_INTEGER],
  ...['', ' ', '\n \n', '\u0000', '0', '-3', '199.90', '4,5', 'NaN', 'Infinity', '0x1f', 'null'],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "'; drop table hotels; --"],
  ...['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x'],
  ...[
    '//evil.example/a.webp',
    '/\\evil.example',
    'http://example.com/a.webp',
    'https://',
    'blob:x',
  ],
  ...['https://user:pass@example.com/', 'https://example.com/a.webp', '/art/bombinhas.webp'],
  ...['/art/../../secret.webp', '/admin', 'https://vimeo.com/76979871', 'https://[::', 'https://%'],
  ...['#0f766e', '#FFF', '#ggg', 'red', 'omnibees', 'whatsapp', 'OMNIBEES', '2026-02-30', '20261'],
  ...[
    'Praia - 2 km',
    ' - ',
    '-',
    '[{"name":"Centro","distance":"2 km"}',
    '{"places":',
    '[[[',
    '{}',
  ],
  ...['\ud800', '\u202egnp.exe', '💥'.repeat(40), 'a'.repeat(3000), ' - '.repeat(500)],
];

/** Any JSON value: malformed scalars, lists and objects of them, a few levels deep. */
export function hostileJson(random: Random, depth = 4): unknown {
  const kind = depth === 0 ? 0 : random.below(5);
  if (kind <= 1) return random.pick(SCALARS);
  if (kind === 2)
    return Array.from({ length: random.below(5) }, () => hostileJson(random, depth - 1));
  return hostileObject(random, random.below(8), depth - 1);
}

/** An object with `size` of the known keys (as own ones, even `__proto__`) and hostile values. */
export function hostileObject(random: Random, size: number, depth = 4): Record<string, unknown> {
  return Object.fromEntries(
    Array.from({ length: size }, () => [random.pick(KEYS), hostileJson(random, depth)]),
  );
}

const LISTS = ['amenities', 'services', 'testimonials', 'faqs', 'rooms', 'distances'];
const REQUIRED = {
  ...{ name: 'Ana', description: 'Muito bom', author: 'Rui', text: 'Voltarei' },
  ...{ question: 'Tem café?', answer: 'Sim', distance: '2 km' },
};

/** Lists whose items have the required keys, and hostile values besides. */
export function halfValidFeatures(random: Random): Record<string, unknown> {
  const item = () => ({
    ...hostileObject(random, 6, 2),
    ...REQUIRED,
    ...hostileObject(random, 2, 2),
  });
  const items = () => Array.from({ length: 1 + random.below(4) }, item);
  return {
    ...hostileObject(random, 8),
    ...Object.fromEntries(LISTS.map((name) => [name, items()])),
  };
}
