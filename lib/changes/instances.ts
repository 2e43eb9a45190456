import 'server-only';
import { channel, subscribe } from 'node:diagnostics_channel';
import { z } from 'zod';
import type { SiteChange } from './model';
import { siteChange } from './model';
import { everything, showChange } from './show';

/** Channels to and from lib/cache/instances.cjs. */
const HERE = 'vitrine:changed-here';
const ELSEWHERE = 'vitrine:changed-elsewhere';

const changes = z.array(z.unknown());
/** After more changes than this, any page may have changed. */
const MOST_CHANGES = 20;

/** Tells the other instances of the site, if any, about a change made here. */
export function tellInstances(tags: readonly string[], change: SiteChange): void {
  channel(HERE).publish({ tags, change });
}

/**
 * Re-renders the pages that another instance has changed; their tags are already invalidated.
 * Messages are validated like those of the database: another version of the site may have sent
 * them. An empty list means that anything may have changed.
 */
export function showChangesOfInstances(): void {
  subscribe(ELSEWHERE, async (message) => {
    const told = changes
      .parse(message)
      .flatMap((change) => siteChange.safeParse(change).data ?? []);
    const named = told.length > 0 && told.length <= MOST_CHANGES ? told : [everything];
    for (const change of named) {
      try {
        await showChange(change);
      } catch (error) {
        console.error(
          'Pages that another instance changed are rendered when they are visited:',
          error,
        );
      }
    }
  });
}
