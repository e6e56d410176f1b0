/**
 * Whether things are broken at length (`npm run test:long`): many kills, whole floods, on both databases. `npm test` shows
 * of each in a short form that it holds.
 */
export const LONG = process.env.LONG === '1'

/** Whether an answer is wanted within a minute or two (`npm run test:quick`): stores are tested on SQLite alone. */
export const QUICK = process.env.QUICK === '1'
