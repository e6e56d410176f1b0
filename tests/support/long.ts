/**
 * Whether things are broken at length (`npm run test:long`): many kills, whole floods, on both databases. `npm test` shows
 * of each in a short form that it holds.
 */
export const LONG = process.env.LONG === '1'
