import { z } from 'zod';
import { NAME_LENGTH } from '@/lib/booking/campaign';
import { isUuid } from '@/lib/format/slug';
import { storable } from '@/lib/format/storable';
import { STEPS } from './steps';

/** What a browser sends for one step, as JSON. Nothing else is read; nothing names the sender. */
export const stepForm = z.object({
  step: z.enum(STEPS),
  /** The path of the page on which it was taken. */
  path: z.string().startsWith('/').max(300),
  /** The hotel that an exit leads to, on a page with several hotels. */
  hotel: z.string().refine(isUuid).optional(),
  /** 'utm_campaign' of the visit. */
  campaign: z
    .string()
    .trim()
    .max(NAME_LENGTH)
    .refine((name) => !/\p{Cc}/u.test(name) && storable(name) === name)
    .optional(),
});
export type StepForm = z.infer<typeof stepForm>;
