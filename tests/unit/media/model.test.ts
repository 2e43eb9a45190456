import {
  mediaFile,
  mediaFiles,
  mediaIdsIn,
  mediaOf,
  mediaPath,
  mediaPathsIn,
  mediaWidths,
} from '@/lib/media/model';
import { renditions } from '@/lib/media/renditions';
import { ownMediaPath } from '@/lib/security/own-media-path';

const id = '0b8f5a6e-1c2d-4e3f-8a9b-0c1d2e3f4a5b';

it.each([
  `/media/${id}/../${id}/480.webp`,
  `/media/${id}/480.webp?x=1`,
  `/media/${id}/480.avif`,
  `/media/${id}/0.webp`,
  `/media/${id}/99999.webp`,
  `/media/${id}/480.webp/x`,
  `/media/${id.toUpperCase()}/480.webp`,
  `https://example.com/media/${id}/480.webp`,
  '/media/x/480.webp',
  '/art/rio.webp',
  '',
  null,
])('reads no library image from %s', (address) => {
  expect(mediaOf(address)).toBeNull();
});

it.each(['480', '480.svg', '480.webp.html', '../480.webp', '480.WEBP', '00480.webp', '-1.webp'])(
  'reads no file of an image from %s',
  (name) => expect(mediaFile(name)).toBeNull(),
);

it.each([
  [60, [60]],
  [480, [480]],
  [481, [480, 481]],
  [2400, [480, 960, 1440, 2400]],
])('a picture %i wide has the widths %j', (width, widths) => {
  expect(mediaWidths(width)).toEqual(widths);
  const address = mediaPath({ id, width });
  expect(mediaOf(address)).toEqual({ id, width });
  expect(ownMediaPath(address)).toBe(address);
  expect(mediaFiles({ id, width })).toHaveLength(2 * widths.length);
});

it('offers every size in both formats', () => {
  expect(renditions(`/media/${id}/600.webp`)).toEqual({
    src: `/media/${id}/600.webp`,
    srcSet: `/media/${id}/480.webp 480w, /media/${id}/600.webp 600w`,
    avifSrcSet: `/media/${id}/480.avif 480w, /media/${id}/600.avif 600w`,
  });
});

it('finds the images named anywhere in a value, once each', () => {
  const other = id.replace('0b', '1c');
  const value = {
    a: [{ b: `/media/${id}/9.webp` }, `/media/${other}/9.webp`],
    c: `/media/${id}/9.webp`,
  };
  expect(mediaIdsIn(value)).toEqual([id, other]);
  expect(mediaIdsIn(undefined)).toEqual([]);
});

it('finds the fields that use an image, including lists and items', () => {
  const path = mediaPath({ id, width: 480 });
  const rooms = [{ images: [] }, { name: path.slice(1), images: ['/art/a.webp', path] }];
  const record = { logo_url: path, image_url: null, rooms };
  expect(mediaPathsIn(record, new Set([id]))).toEqual(['logo_url', 'rooms.1.images.1']);
  expect(mediaPathsIn(record, new Set())).toEqual([]);
});
