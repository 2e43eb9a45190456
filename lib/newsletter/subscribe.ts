'use server';

import { z } from 'zod';
import { publicClient } from '@/lib/db/public-client';
import { NEWSLETTER_SOURCES, type NewsletterState, newsletterEmail } from './form';

const MAX_TYPED = 300;

const subscription = z.object({ email: newsletterEmail, source: z.enum(NEWSLETTER_SOURCES) });
/** Seconds to wait before the next try; 0 when the address was taken. */
const answer = z.number().int().nonnegative();

/**
 * Puts an address on the newsletter's list. The same answer, after the same work, for addresses
 * that were on it before; limits are counted in the database. Works as the target of a plain form.
 */
export async function subscribe(_: NewsletterState, sent: FormData): Promise<NewsletterState> {
  const fields = sent instanceof FormData ? Object.fromEntries(sent) : {};
  const typed = typeof fields.email === 'string' ? fields.email.slice(0, MAX_TYPED) : '';

  // A field that people can't see: what fills it is a program, and it needs no true answer.
  if (fields.assunto) return { status: 'done', email: '' };

  const { data, error: refusal } = subscription.safeParse(fields);
  if (refusal) {
    const empty = refusal.issues.some(({ message }) => message === 'empty');
    return { status: empty ? 'empty' : 'invalid', email: typed };
  }

  try {
    const { data: wait, error } = await publicClient({ tags: [] }).rpc(
      'subscribe_to_newsletter',
      data,
    );
    if (error) throw new Error(error.message);
    const seconds = answer.parse(wait);
    return seconds === 0
      ? { status: 'done', email: '' }
      : { status: 'limited', email: typed, minutes: Math.ceil(seconds / 60) };
  } catch (error) {
    console.error('A newsletter subscription failed:', error);
    return { status: 'failed', email: typed };
  }
}
