import pg from 'pg'

/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

/**
 * Makes a database on the run's server.
 *
 * @param origin where it comes from, as SQL, such as a locale
 */
export async function createDatabase(url: string, name: string, origin = ''): Promise<void> {
  await runCommand(url, `create database ${name} ${origin}`)
}

/** Copies a database without connections: its files, which is less work than writing each page to the log. */
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

/** To be connected costs half of what a command does: who is stays so for a while, and holds up no process that ends. */
const pools = new Map<string, pg.Pool>()

async function runCommand(url: string, command: string): Promise<void> {
  const pool = pools.get(url) ?? new pg.Pool({ connectionString: url, max: 2, allowExitOnIdle: true })
  // A server that stops ends its connections; the next command opens another.
  if (!pools.has(url)) pool.on('error', () => undefined)
  pools.set(url, pool)
  await pool.query(command)
}
