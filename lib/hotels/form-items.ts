import { z } from 'zod';
import {
  line,
  longText,
  neededLine,
  neededLongText,
  optionalUrl,
  requiredUrl,
  tooLong,
  tooMany,
  typedNumber,
} from '@/lib/actions/form-parts';
import { toNumber, toPrice } from '@/lib/format/numbers';
import { plainText } from '@/lib/format/plain-text';
import { imageUrl } from '@/lib/security/safe-url';
import { ITEM_LIMITS as LIMITS, LIST_LIMIT } from './limits';

const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).max(LIST_LIMIT, tooMany);

const requiredImage = requiredUrl(LIMITS.url, imageUrl, 'picture');

/** URLs of images, without duplicates. */
export const imageList = listOf(requiredImage).transform((list) => [...new Set(list)]);

const whole = (min: number, max: number, problem: string) =>
  typedNumber((typed) => {
    const value = toNumber(typed);
    return value !== null && Number.isInteger(value) && value >= min && value <= max ? value : null;
  }, problem).refine((value) => value !== null, problem);

const includedItem = z.string().max(LIMITS.included_item, tooLong).transform(plainText);

/** Items are loose objects: keys that the form does not edit are stored unchanged. */
const room = z.looseObject({
  name: neededLine(LIMITS.name),
  description: longText(LIMITS.description),
  included_items: listOf(includedItem).transform((items) => items.filter((item) => item !== '')),
  images: imageList,
  price: typedNumber(toPrice, 'price'),
  capacity: whole(1, 99, 'capacity'),
  area: line(LIMITS.area),
  bed_configuration: line(LIMITS.bed_configuration),
});

const service = z.looseObject({
  name: neededLine(LIMITS.name),
  description: longText(LIMITS.description),
  icon: line(60),
});

const testimonial = z.looseObject({
  name: neededLine(LIMITS.name),
  description: neededLongText(LIMITS.description),
  rating: whole(1, 5, 'stars'),
  avatar: optionalUrl(LIMITS.url, imageUrl, 'picture'),
});

const faq = z.looseObject({
  id: z.string().max(100),
  question: neededLine(LIMITS.question),
  answer: neededLongText(LIMITS.answer),
});

/** A row of hotel_images. The form chooses its id. */
const hotelImage = z.object({
  id: z.uuid(),
  image_url: requiredImage,
  is_main: z.boolean(),
});

export const itemLists = {
  rooms: listOf(room),
  services: listOf(service),
  testimonials: listOf(testimonial),
  faqs: listOf(faq),
  images: listOf(hotelImage).refine(
    (images) => images.filter(({ is_main }) => is_main).length <= 1,
    'oneMain',
  ),
};
