import 'server-only';
import type { z } from 'zod';
import type { Loaded } from '@/lib/actions/merge';
import { saveWithMerge } from '@/lib/actions/save-with-merge';
import { POSTGRES } from '@/lib/db/postgres-codes';
import type { SessionClient } from '@/lib/db/session-client';
import { NO_SETTINGS, type settingsInput } from './form';
import { SETTINGS_COLUMNS } from './staff-queries';

/** The base of a form that found no settings, for when another person saved some first. */
const NEVER: Loaded = { version: '-infinity', base: NO_SETTINGS };

/**
 * Creates the one row of settings at the first save, and merges with what another person saved meanwhile.
 * Resolves to the stored row; throws ActionError.
 */
export async function saveSettingsWithMerge(
  client: SessionClient,
  input: z.output<typeof settingsInput>,
) {
  const { loaded, fields } = input;
  const settings = () => client.from('general_config');
  const first = loaded ? null : await settings().insert(fields).select(SETTINGS_COLUMNS);
  if (first?.error && first.error.code !== POSTGRES.uniqueViolation) throw first.error;
  return (
    first?.data?.[0] ??
    saveWithMerge({
      ...{ client, table: 'general_config', id: '1', ...input },
      loaded: loaded ?? NEVER,
      read: () => settings().select(SETTINGS_COLUMNS).eq('id', 1),
      update: (changed, version) =>
        settings().update(changed).eq('id', 1).eq('updated_at', version).select(SETTINGS_COLUMNS),
    })
  );
}
