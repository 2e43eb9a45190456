/** Longest texts of a region, in characters; the form and its check agree on them. */
export const REGION_LIMITS = { name: 255, description: 1000 } as const;
