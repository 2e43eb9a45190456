/** More regions than any chain has, and the database's limit of rows: lists show all regions. */
export const MOST_REGIONS = 1_000;

/** Longest texts of a region, in characters, for the form and its validation. */
export const REGION_LIMITS = { name: 255, description: 1000 } as const;
