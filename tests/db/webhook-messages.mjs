import { ID } from './fixtures.mjs';

const HOTEL = { id: ID.hotelActive, slug: 'ipe-aberto', hotel_type: 'standard' };
const HERE = { ...HOTEL, region_id: ID.regionActive };
const OFFERS_HERE = [
  [ID.offerCurrent, 'Atual'],
  [ID.offerInactive, 'Desligada'],
  [ID.offerExpired, 'Vencida'],
  [ID.offerFuture, 'Futura'],
].map(([id, name]) => ({ id, name }));

/** [what changes, statements, the one message that the site gets] */
export const MESSAGES = [
  [
    'a price',
    [`update public.hotels set price = 9 where id = '${ID.hotelActive}'`],
    { tables: ['hotels'], hotels: [HERE], offers: OFFERS_HERE },
  ],
  [
    'a slug, a type and a region: as it was and as it is',
    [
      `update public.hotels set slug = 'novo', hotel_type = 'corporate', region_id = null
       where id = '${ID.hotelActive}'`,
    ],
    {
      tables: ['hotels'],
      hotels: [HERE, { ...HOTEL, slug: 'novo', hotel_type: 'corporate' }],
      offers: OFFERS_HERE,
    },
  ],
  [
    'a picture: its hotel, whose version covers it',
    [`delete from public.hotel_images where id = '${ID.imageActive}'`],
    { tables: ['hotel_images', 'hotels'], hotels: [HERE], offers: OFFERS_HERE },
  ],
  [
    'the name of an offer: both addresses, and its hotel',
    [`update public.hotel_packages set name = 'Nova' where id = '${ID.offerCurrent}'`],
    {
      tables: ['hotel_packages'],
      hotels: [HERE],
      offers: [
        { id: ID.offerCurrent, name: 'Atual' },
        { id: ID.offerCurrent, name: 'Nova' },
      ],
    },
  ],
  [
    'a region: the hotels that name it',
    [`update public.regions set name = 'Nova' where id = '${ID.regionActive}'`],
    { tables: ['regions'], hotels: [HERE], regions: [ID.regionActive] },
  ],
  [
    'the settings',
    ["update public.general_config set primary_color = '#000000'"],
    { tables: ['general_config'] },
  ],
  [
    'a hotel that is deleted: the offers that go with it',
    [`delete from public.hotels where id = '${ID.hotelActive}'`],
    {
      tables: ['hotel_images', 'hotel_packages', 'hotels'],
      hotels: [HERE],
      offers: OFFERS_HERE,
    },
  ],
  [
    'a region that is deleted: the hotels that were there',
    [`delete from public.regions where id = '${ID.regionActive}'`],
    {
      tables: ['hotels', 'regions'],
      hotels: [HERE, HOTEL],
      offers: OFFERS_HERE,
      regions: [ID.regionActive],
    },
  ],
  [
    'several statements of one transaction: one message',
    [
      "update public.general_config set primary_color = '#000000'",
      `update public.hotel_packages set price = 1 where id = '${ID.offerCurrent}'`,
      `update public.hotel_packages set price = 2 where id = '${ID.offerCurrent}'`,
    ],
    {
      tables: ['general_config', 'hotel_packages'],
      hotels: [HERE],
      offers: [{ id: ID.offerCurrent, name: 'Atual' }],
    },
  ],
  [
    'a table that is emptied',
    ['truncate public.hotel_packages'],
    { tables: ['hotel_packages'], all: true },
  ],
];
