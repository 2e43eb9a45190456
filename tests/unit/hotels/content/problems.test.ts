import { contentProblems } from '@/lib/hotels/content/problems';
import { hostileJson } from '../../support/hostile-json';
import { seeded } from '../../support/random';

describe('content that is shown completely', () => {
  it.each([
    ['nothing', {}],
    ['no object', 'x'],
    ['empty parts', { rooms: [], faqs: null, distances: '', hero_images: [], logo_url: ' ' }],
    ['a room', { rooms: [{ name: 'Luxo', images: ['/art/capa.webp'], included_items: ['Café'] }] }],
    ['a video before its pictures', { hero_images: ['https://vimeo.com/1', '/art/capa.webp'] }],
    ['the same picture twice', { gallery_images: ['/art/capa.webp', '/art/capa.webp'] }],
    ['distances in lines', { distances: 'Praia - 2 km\nCentro - 1 km' }],
    [
      'months and captions',
      {
        season: [
          { text: 'Sol', mark: 'boa' },
          { text: null, mark: null },
        ],
        gallery_details: [{ image_url: '/art/capa.webp', caption: 'A capa', subject: null }],
      },
    ],
    ['a number', { whatsapp: '5547900000000' }],
    ['a color and a logo', { primary_color: '#F97316', logo_url: 'https://a.example/l.svg' }],
  ])('%s', (_case, features) => {
    expect(contentProblems(features)).toEqual([]);
  });
});

describe('content with dropped parts', () => {
  it.each([
    ['rooms', { rooms: [{ name: 'Luxo' }, { name: ' ' }] }],
    ['rooms', { rooms: 'Luxo' }],
    ['rooms', { rooms: [null] }],
    ['rooms', { rooms: [{ name: 'Luxo', images: ['javascript:alert(1)'] }] }],
    ['rooms', { rooms: [{ name: 'Luxo', included_items: 'Café' }] }],
    ['services', { services: [{ icon: 'wifi' }] }],
    ['testimonials', { testimonials: [{ name: 'Ana' }] }],
    ['faqs', { faqs: [{ question: 'Tem café?' }] }],
    ['distances', { distances: [{ name: 'Praia' }] }],
    ['distances', { distances: 'perto de tudo' }],
    ['hero_images', { hero_images: ['http://a.example/1.jpg'] }],
    ['banner_images', { banner_images: '/art/capa.webp' }],
    ['gallery_images', { gallery_images: ['data:image/png;base64,AAAA', '/art/capa.webp'] }],
    ['logo_url', { logo_url: '//a.example/l.svg' }],
    ['gallery_details', { gallery_details: [{ image_url: 'x', caption: 'A capa' }] }],
    ['season', { season: [{ text: 'Sol', mark: 'linda' }] }],
    ['season', { season: 'verão' }],
    ['whatsapp', { whatsapp: '12345678901' }],
    ['primary_color', { primary_color: 'laranja' }],
  ])('%s: %j', (part, features) => {
    expect(contentProblems(features)).toEqual([part]);
  });

  it('never throws, whatever is stored', () => {
    const random = seeded(7);
    for (let i = 0; i < 2_000; i += 1) {
      expect(Array.isArray(contentProblems(hostileJson(random)))).toBe(true);
    }
  });
});
