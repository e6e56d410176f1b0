import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { HealthCheck } from '../domain/health/health-calls.ts'
import type { HealthState } from '../domain/health/health-check.ts'
import { HEALTH_TITLES, nameChecks, sortChecks } from '../domain/health/health-words.ts'
import { judgeHealth, UNKNOWN } from '../domain/health/judge-health.ts'
import { type Config, ConfigError, readProcessConfig } from '../server/config.ts'
import { describeError } from '../server/error-causes.ts'
import { gatherFacts } from '../server/health/gather-facts.ts'
import { readPort } from '../server/health/network-facts.ts'
import { readStoreFacts, type StoreFacts, unansweredStore } from '../server/health/store-facts.ts'
import { openMediaStore } from '../server/media/open-media-store.ts'
import { openStore } from '../server/store/database.ts'
import { CommandError, defineCommand, NOT_KEPT, printState } from './command.ts'

const EXIT_CODES: Record<HealthState, number> = { ok: 0, unknown: 0, warning: 1, fail: 2 }

export const command = defineCommand({
  name: 'doctor',
  summary:
    'Looks whether the site and its machine are fine, also while the site does not run. Ends with 0, with 1 where something is worth a look, with 2 where something is broken.',
  forms: { '': 'says it for people', '--json': 'says it for machines: { checks }' },
  options: { json: NOT_KEPT },
  async run({ has }) {
    const checks = await examine(readSettings())
    if (has('json')) console.log(JSON.stringify({ checks }, null, 2))
    else print(checks)
    return Math.max(...checks.map(({ state }) => EXIT_CODES[state]))
  },
})

/** @throws CommandError for a malformed setting: without valid settings nothing can be examined */
function readSettings(): Config {
  try {
    return readProcessConfig()
  } catch (error) {
    if (error instanceof ConfigError) throw new CommandError(error.message, EXIT_CODES.fail)
    throw error
  }
}

async function examine(config: Config): Promise<HealthCheck[]> {
  return judgeHealth(
    await gatherFacts({
      config,
      now: new Date(),
      stored: await examineStore(config),
      ports: await Promise.all(portsOf(config).map(({ host, port, secure }) => readPort(host, port, secure))),
    }),
  )
}

/** Returns the ports the site should answer on; those systemd holds accept connections in any case. */
function portsOf({ host, port, https }: Config) {
  const own = [{ host, port, secure: false }]
  if (https === null) return own
  const held = (where: number | { fd: number }, secure: boolean) =>
    typeof where === 'number' ? [{ host: '127.0.0.1', port: where, secure }] : []
  return [...own, ...held(https.plainPort, false), ...held(https.securePort, true)]
}

/** Examines the store without creating or changing anything, even where there is no site yet. */
async function examineStore(config: Config): Promise<StoreFacts> {
  const { databaseUrl, dataDir, mailUrl } = config
  if (databaseUrl === null && !existsSync(join(dataDir, 'site.db'))) {
    return { ...unansweredStore(''), database: UNKNOWN }
  }
  try {
    const store = await openStore(config)
    try {
      return await readStoreFacts(store, {
        place: config,
        mailUrl,
        openMedia: () => openMediaStore(config),
        thorough: true,
      })
    } finally {
      await store.close()
    }
  } catch (error) {
    return unansweredStore(`The database cannot be opened (${describeError(error)}).`)
  }
}

function print(checks: readonly HealthCheck[]): void {
  const { notWell, well } = sortChecks(checks)
  for (const { name, state, sentence, do: todo } of notWell) {
    printState(state, HEALTH_TITLES[name], [sentence, ...(todo === null ? [] : [`Do: ${todo}`])])
  }
  if (well.length > 0) printState('ok', nameChecks(well))
  const counts = (['ok', 'warning', 'unknown', 'fail'] as const)
    .map((state) => ({ state, count: checks.filter((check) => check.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => `${count} ${state}`)
  console.log(`\n${counts.join(', ')}`)
}
