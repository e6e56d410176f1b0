/** The newest items of the same kind, which a missing one's page offers (PAGE-MISSING-3). */
export const OFFERED_INSTEAD = { limit: 3 }
