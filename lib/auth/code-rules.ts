import 'server-only';
import { z } from 'zod';
import type { Role } from './roles';

/** The columns that code rules are read from. */
export const CODE_RULE_COLUMNS = 'id, required_from';

const rows = z.array(z.object({ id: z.string(), required_from: z.string() }));

/**
 * When the stored rules begin to require a code of a role; null if none does. Throws on other
 * shapes.
 */
export const requiredFromOf = (rules: unknown, role: Role): string | null =>
  rows.parse(rules).find(({ id }) => id === role)?.required_from ?? null;
