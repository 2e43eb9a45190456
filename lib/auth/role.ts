/** The roles an account can have, as the database's own check says. */
export const ROLES = ['admin', 'editor', 'investidor'] as const;
export type Role = (typeof ROLES)[number];
