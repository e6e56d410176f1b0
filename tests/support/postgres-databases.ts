import pg from 'pg'

/** Returns the address of another database on the same server. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

/**
 * Creates a database on the run's server.
 *
 * @param origin where it comes from, as SQL, such as a locale
 */
export async function createDatabase(url: string, name: string, origin = ''): Promise<void> {
  await runCommand(url, `create database ${name} ${origin}`)
}

/** Copies a database without connections: as files, which is less work than logging each page. */
export async function copyDatabase(url: string, name: string, template: string): Promise<void> {
  await createDatabase(url, name, `template ${template} strategy file_copy`)
}

/** Changes a setting of one database, as SQL after its name. */
export async function changeDatabase(url: string, name: string, change: string): Promise<void> {
  await runCommand(url, `alter database ${name} ${change}`)
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  await runCommand(url, `drop database if exists ${name} with (force)`)
}

/** Connecting takes half the time of a command: connections are pooled, without keeping an ending process alive. */
const pools = new Map<string, pg.Pool>()

async function runCommand(url: string, command: string): Promise<void> {
  const pool = pools.get(url) ?? new pg.Pool({ connectionString: url, max: 2, allowExitOnIdle: true })
  // A stopping server ends its connections; the next command opens another one.
  if (!pools.has(url)) pool.on('error', () => undefined)
  pools.set(url, pool)
  await pool.query(command)
}
