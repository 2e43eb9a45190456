import { z } from 'zod';
import type { Failure } from '@/lib/actions/result';

/** Where on the site the form is; stored with the address. */
export const NEWSLETTER_SOURCES = ['about'] as const;
export type NewsletterSource = (typeof NEWSLETTER_SOURCES)[number];

const MAX_LENGTH = 254;

/** The same rule as `private.record_subscriber`, which decides. */
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** An e-mail address as it is stored: trimmed, lower case. The issue's message is a problem's code. */
export const newsletterEmail = z
  .string({ error: 'empty' })
  .trim()
  .toLowerCase()
  .min(1, { error: 'empty', abort: true })
  .max(MAX_LENGTH, { error: 'invalid', abort: true })
  .regex(ADDRESS, { error: 'invalid' });

/** A stored subscriber's e-mail. Less strict than newsletterEmail, to find older rows too. */
export const subscriberInput = z.object({
  email: z.string().trim().toLowerCase().min(1, 'empty').max(255, 'invalid'),
});

type NewsletterCode = 'empty' | 'invalid' | 'limited' | 'failed';

/** The last answer to the form, null before the first. */
export type NewsletterState =
  | null
  | { ok: true; data: null }
  | (Failure<NewsletterCode> & {
      /** What was typed, to be shown again. */
      typed: { email: string };
      /** Minutes until the next try, for 'limited'. */
      minutes?: number;
    });
