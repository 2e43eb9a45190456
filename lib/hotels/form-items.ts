import { z } from 'zod';
import {
  type FieldProblem,
  isTypedDay,
  line,
  longText,
  neededLine,
  neededLongText,
  optionalDay,
  optionalPrice,
  optionalUrl,
  optionalWhole,
  problem,
  required,
  requiredUrl,
  tooLong,
  tooMany,
} from '@/lib/actions/form-parts';
import { recordId } from '@/lib/actions/record';
import { isBlank } from '@/lib/format/is-blank';
import { plainText } from '@/lib/format/plain-text';
import { imageUrl } from '@/lib/security/safe-url';
import { distinctDetails, GALLERY_SUBJECTS } from './content/gallery-details';
import { SEASON_MARKS } from './content/season';
import { ITEM_LIMITS as LIMITS, LIST_LIMIT, MIN_NIGHTS } from './limits';
import { MOST_BEDS } from './rooms/beds';
import { ROOM_VIEWS } from './rooms/views';

const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).max(LIST_LIMIT, tooMany);

const requiredImage = requiredUrl(LIMITS.url, imageUrl, 'picture');

/** URLs of images, without duplicates. */
export const imageList = listOf(requiredImage).transform((list) => [...new Set(list)]);

const whole = (min: number, max: number, refusal: FieldProblem) =>
  optionalWhole(min, max, refusal).refine((value) => value !== null, refusal);

const includedItem = z.string().max(LIMITS.included_item, tooLong).transform(plainText);

/** Items are loose objects: keys that the form does not edit are stored unchanged. */
const room = z.looseObject({
  name: neededLine(LIMITS.name),
  description: longText(LIMITS.description),
  included_items: listOf(includedItem).transform((items) => items.filter((item) => item !== '')),
  images: imageList,
  price: optionalPrice,
  capacity: whole(1, 99, 'capacity'),
  area: line(LIMITS.area),
  bed_configuration: line(LIMITS.bed_configuration),
  // Drafts from before these fields existed lack them.
  double_beds: optionalWhole(0, MOST_BEDS, 'beds').default(null),
  single_beds: optionalWhole(0, MOST_BEDS, 'beds').default(null),
  view: longText(40).pipe(z.enum(ROOM_VIEWS).nullable()).default(null),
});

const day = z
  .string(problem('date'))
  .refine((typed) => !isBlank(typed), { error: required, abort: true })
  .refine(isTypedDay, problem('date'));

const noteDays = z.looseObject({ from: day, to: optionalDay });

/** A note about some days; without a last day, only about the first one. */
const dayNote = z
  .looseObject({
    from: day,
    to: optionalDay,
    text: neededLine(LIMITS.note),
    min_nights: optionalWhole(MIN_NIGHTS.min, MIN_NIGHTS.max, 'minNights'),
  })
  .refine(({ from, to }) => to === null || to >= from, {
    error: problem('dayOrder'),
    path: ['to'],
    // Even while other fields of the note are invalid.
    when: ({ value }) => noteDays.safeParse(value).success,
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

/** One of a list of options, or null. */
const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  longText(20).pipe(z.enum(options).nullable());

/** The twelve months of a year, January first. */
export const season = z
  .array(z.object({ text: line(LIMITS.season), mark: choice(SEASON_MARKS) }))
  .length(12);

/** Captions and subjects of gallery images, by URL. */
export const galleryDetails = listOf(
  z.object({
    image_url: z.string().max(LIMITS.url),
    caption: line(LIMITS.caption),
    subject: choice(GALLERY_SUBJECTS),
  }),
).transform(distinctDetails);

/** A row of hotel_images. The form chooses its id. */
const hotelImage = z.object({
  id: recordId,
  image_url: requiredImage,
  is_main: z.boolean(),
});

/** The schemas of the form's lists, each bounded by LIST_LIMIT; at most one image is the main one. */
export const itemLists = {
  rooms: listOf(room),
  services: listOf(service),
  amenities: listOf(service),
  testimonials: listOf(testimonial),
  faqs: listOf(faq),
  day_notes: listOf(dayNote),
  images: listOf(hotelImage).refine(
    (images) => images.filter(({ is_main }) => is_main).length <= 1,
    problem('oneMain'),
  ),
};
