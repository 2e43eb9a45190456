/** More regions than a chain has, and as many rows as the database answers with: lists show them all. */
export const MOST_REGIONS = 1_000;

/** Longest texts of a region, in characters; the form and its check agree on them. */
export const REGION_LIMITS = { name: 255, description: 1000 } as const;
