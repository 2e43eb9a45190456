import 'server-only';
import { z } from 'zod';
import type { Role } from './roles';

/** The columns that the rules on authenticators are read from. */
export const CODE_RULE_COLUMNS = 'id, required_from';

const rows = z.array(z.object({ id: z.string(), required_from: z.string() }));

/** From when a role needs a code, by the stored rules; null where it does not. Throws on other shapes. */
export const requiredFromOf = (rules: unknown, role: Role): string | null =>
  rows.parse(rules).find(({ id }) => id === role)?.required_from ?? null;
