/**
 * Whether to run the long form of fault tests (`npm run test:long`): many kills, complete floods, both databases. `npm
 * test` runs a short form of each.
 */
export const LONG = process.env.LONG === '1'

/** Whether results are needed within a minute or two (`npm run test:quick`): stores are tested only on SQLite. */
export const QUICK = process.env.QUICK === '1'
