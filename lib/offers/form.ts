import { z } from 'zod';
import {
  type FieldProblem,
  line,
  longText,
  neededLine,
  optionalDay,
  optionalUrl,
  optionalWhole,
  price,
  problem,
  required,
  tooLong,
  tooMany,
} from '@/lib/actions/form-parts';
import { earlierTries, loaded, recordId } from '@/lib/actions/record';
import { httpsUrl, imageUrl } from '@/lib/security/safe-url';
import { withFeature } from './features';
import { OFFER_LIMITS } from './limits';
import { firstArrival, LONGEST_OFFER_STAY, readWeekdays } from './stay-fit';
import { OFFER_TAGS, readTags } from './tags';

/** A URL as normalized by `check`, or null if the field is blank. */
const url = (max: number, check: (value: unknown) => string | null, refusal: FieldProblem) =>
  optionalUrl(max, check, refusal).transform((value) => value && check(value));

const fits = (feature: string) => feature.length <= OFFER_LIMITS.feature;

/** One field of the form holds all features. Blank and repeated ones are dropped. */
const features = z
  .array(z.string())
  .refine((items) => items.every(fits), tooLong)
  .max(OFFER_LIMITS.features, tooMany)
  .transform((items) => items.reduce<string[]>(withFeature, []));

/** A whole number of nights, or null. */
const nights = optionalWhole(1, LONGEST_OFFER_STAY, 'nights');

/** Sorted by the order of the week, without duplicates. */
const weekdays = z.array(z.int().min(0).max(6)).transform(readWeekdays);

/** Whether the first date is the earlier one; true when either is missing. */
function earlier(from: string | null, until: string | null): boolean {
  return from === null || until === null || from < until;
}

const validity = z.object({ valid_from: optionalDay, valid_until: optionalDay });
const stayPeriod = z.object({ offer_start_date: optionalDay, offer_end_date: optionalDay });
const stayLength = z.object({ min_nights: nights, max_nights: nights });
const stayRules = z.object({
  offer_start_date: optionalDay,
  offer_end_date: optionalDay,
  min_nights: nights,
  max_nights: nights,
  arrival_days: weekdays,
});

/** Whether any stay fits the period with its nights and arrival day; true if it is open. */
function hasStay(offer: z.infer<typeof stayRules>): boolean {
  const { offer_start_date: stayFrom, offer_end_date: stayUntil } = offer;
  if (stayFrom === null || stayUntil === null || stayFrom >= stayUntil) return true;
  const { min_nights: minNights, max_nights: maxNights, arrival_days: arrivalDays } = offer;
  return (
    firstArrival({ stayFrom, stayUntil, minNights, maxNights, arrivalDays }, stayFrom) !== null
  );
}

/** The schema of an offer's form. */
const offerFields = z
  .object({
    name: neededLine(OFFER_LIMITS.name),
    description: longText(OFFER_LIMITS.description),
    price,
    hotel_id: z.guid(required),
    image_url: url(OFFER_LIMITS.url, imageUrl, 'picture'),
    features,
    is_active: z.boolean(),
    valid_from: optionalDay,
    valid_until: optionalDay,
    offer_start_date: optionalDay,
    offer_end_date: optionalDay,
    offer_link: url(OFFER_LIMITS.link, httpsUrl, 'offerLink'),
    tags: z.array(z.enum(OFFER_TAGS)).transform(readTags),
    min_nights: nights,
    max_nights: nights,
    arrival_days: weekdays,
    room_name: line(OFFER_LIMITS.room),
  })
  // Also checked while other fields are invalid, so that the form shows all problems at once.
  .refine((offer) => earlier(offer.valid_from, offer.valid_until), {
    error: problem('validOrder'),
    path: ['valid_until'],
    when: ({ value }) => validity.safeParse(value).success,
  })
  .refine((offer) => earlier(offer.offer_start_date, offer.offer_end_date), {
    error: problem('stayOrder'),
    path: ['offer_end_date'],
    when: ({ value }) => stayPeriod.safeParse(value).success,
  })
  .refine(({ min_nights: min, max_nights: max }) => min === null || max === null || min <= max, {
    error: problem('nightsOrder'),
    path: ['max_nights'],
    when: ({ value }) => stayLength.safeParse(value).success,
  })
  .refine(hasStay, {
    error: problem('noStay'),
    path: ['offer_end_date'],
    when: ({ value }) => stayRules.safeParse(value).success,
  });

/** A new offer has no `loaded`. Its form chooses the id, so sending it twice creates one offer. */
export const offerInput = z.object({
  id: recordId,
  loaded: loaded.nullable(),
  sent: earlierTries(offerFields),
  fields: offerFields,
});
