'use server';

import { z } from 'zod';
import { publicWriteClient } from '@/lib/db/public-client';
import { NEWSLETTER_SOURCES, type NewsletterState, newsletterEmail } from './form';

const MAX_TYPED = 300;

const subscription = z.object({ email: newsletterEmail, source: z.enum(NEWSLETTER_SOURCES) });
/** Seconds to wait before the next try; 0 if the address was accepted. */
const answer = z.number().int().nonnegative();

/**
 * Adds an address to the newsletter's list. Addresses already on it get the same answer after the
 * same work. Limits are counted in the database. Also works as the target of a plain form.
 */
export async function subscribe(_: NewsletterState, sent: FormData): Promise<NewsletterState> {
  const fields = sent instanceof FormData ? Object.fromEntries(sent) : {};
  const email = typeof fields.email === 'string' ? fields.email.slice(0, MAX_TYPED) : '';
  const refused = { ok: false as const, typed: { email } };

  // People can't see this field: only a program fills it, and is told that it succeeded.
  if (fields.assunto) return { ok: true, data: null };

  const { data, error: refusal } = subscription.safeParse(fields);
  if (refusal) {
    const empty = refusal.issues.some(({ message }) => message === 'empty');
    return { ...refused, code: empty ? 'empty' : 'invalid' };
  }

  try {
    const { data: wait, error } = await publicWriteClient().rpc('subscribe_to_newsletter', data);
    if (error) throw new Error(error.message);
    const seconds = answer.parse(wait);
    if (seconds === 0) return { ok: true, data: null };
    return { ...refused, code: 'limited', minutes: Math.ceil(seconds / 60) };
  } catch (error) {
    console.error('A newsletter subscription failed:', error);
    return { ...refused, code: 'failed' };
  }
}
