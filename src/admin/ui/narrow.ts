/** A phone held upright, and a window as narrow as one. */
export const NARROW = '(max-width: 47.99rem)'
