import 'server-only';
import { publicClient } from './public-client';
import type { SessionClient } from './session-client';

/**
 * The client that reads a page's content, by default for any visitor. Previews for staff use their
 * session's client, for which row policies also show inactive records.
 */
export type ReadContext = {
  client: (tags: string[]) => ReturnType<typeof publicClient>;
  includeInactive: boolean;
};

/** What visitors see, read without a session and with cache tags. See staffContext for previews. */
export const publicContext: ReadContext = {
  client: (tags) => publicClient({ tags }),
  includeInactive: false,
};

/** The same pages as staff of this session may see them. Such pages are never cached. */
export const staffContext = (client: SessionClient): ReadContext => ({
  client: () => client,
  includeInactive: true,
});
