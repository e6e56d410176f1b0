// Loaded by who has a PostgreSQL: the client takes memory a site on SQLite keeps for something else.
import { Pool, type PoolConfig, TypeOverrides } from 'pg'

const MAX_CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 3_000
const STATEMENT_TIMEOUT_MS = 10_000
/** For a connection that has silently died: a little longer than the database's own limit. */
const ANSWER_TIMEOUT_MS = 12_000

const INT8 = 20
const NUMERIC = 1700

/**
 * A pool whose broken connections are replaced, never fatal.
 *
 * @param onConnectionError told about each connection that is lost
 */
export function openPostgresPool(url: string, onConnectionError: (error: Error) => void): Pool {
  return createPool(url, onConnectionError, {
    max: MAX_CONNECTIONS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
  })
}

/** A pool of one connection whose queries have no time limits: for setting up tables and reading a whole store. */
export function openPoolWithoutTimeLimits(url: string, onConnectionError: (error: Error) => void): Pool {
  return createPool(url, onConnectionError, { max: 1 })
}

function createPool(url: string, onConnectionError: (error: Error) => void, limits: PoolConfig): Pool {
  const types = new TypeOverrides()
  types.setTypeParser(INT8, Number)
  types.setTypeParser(NUMERIC, Number)
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'site',
    types,
    ...limits,
  })
  pool.on('error', onConnectionError)
  // A connection can also break while it is lent out and between two queries; unheard, that would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionError))
  return pool
}
