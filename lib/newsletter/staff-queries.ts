import 'server-only';
import { z } from 'zod';
import { countOf } from '@/lib/db/count';
import type { SessionClient } from '@/lib/db/session-client';

const row = z.object({
  id: z.string(),
  email: z.string(),
  source: z.string(),
  consented_at: z.string(),
  /** For the link by which this subscriber can leave. */
  unsubscribe_token: z.string(),
});

export type Subscriber = z.infer<typeof row>;

const BATCH = 500;

/** The number of subscribers. Throws on any failure. */
export const countSubscribers = (client: SessionClient): Promise<number> =>
  countOf(client.from('newsletter_subscribers').select('id', { count: 'exact' }));

/**
 * Yields all subscribers in batches ordered by id, so that a row added or removed meanwhile makes
 * no other appear twice or go missing. Throws on any failure.
 */
export async function* eachSubscriberBatch(client: SessionClient): AsyncGenerator<Subscriber[]> {
  let after: string | null = null;
  for (;;) {
    const { data, error }: { data: unknown; error: unknown } = await client.rpc('newsletter_page', {
      page_size: BATCH,
      ...(after ? { after } : {}),
    });
    if (error) throw error;
    const batch = z.array(row).parse(data);
    yield batch;
    if (batch.length < BATCH) return;
    after = batch.at(-1)?.id ?? null;
  }
}
