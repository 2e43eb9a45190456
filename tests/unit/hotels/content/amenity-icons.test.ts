import {
  AMENITY_ICON_CATEGORIES,
  AMENITY_ICONS,
  amenityIconId,
  amenityIconName,
} from '@/lib/hotels/content/amenity-icons';

it.each([
  ['wifi', 'wifi'],
  ['', 'settings'],
  ['WIFI', 'settings'],
  ['constructor', 'settings'],
  ['<svg onload=alert(1)>', 'settings'],
])('draws %j as %s', (name, expected) => {
  expect(amenityIconId(name)).toBe(expected);
});

it('has at least 45 distinct icons with keywords, in eight categories without an empty one', () => {
  const icons: readonly { id: string; keywords: readonly string[]; category: string }[] =
    AMENITY_ICONS;
  const ids = icons.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(45);
  expect(new Set(ids).size).toBe(ids.length);
  expect(icons.filter(({ keywords }) => keywords.length === 0)).toEqual([]);
  expect([...new Set(icons.map(({ category }) => category))].sort()).toEqual(
    [...AMENITY_ICON_CATEGORIES].sort(),
  );
});

it.each([
  ['wifi', 'Wi-Fi'],
  ['coffee', 'Café'],
  ['waves', 'Mar'],
  ['toString', 'ToString'],
])('the icon %s is called %s', (id, name) => expect(amenityIconName(id)).toBe(name));
