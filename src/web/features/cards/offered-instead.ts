/** The newest items of the same kind, offered on the page of a missing item (PAGE-MISSING-3). */
export const OFFERED_INSTEAD = { limit: 3 }
