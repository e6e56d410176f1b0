import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { DATABASES_AT_LENGTH } from '../support/databases.ts'
import { copyDatabase, dropDatabase, withDatabase } from '../support/postgres-databases.ts'
import { runUntilExit } from '../support/run-until-exit.ts'
import { type RunningSite, startSite } from '../support/site.ts'
import { waitUntil } from '../support/wait-until.ts'
import { makeDataFolder } from './data-folder.ts'
import { childrenOf, isAlive } from './processes.ts'

async function startCluster(environment: Record<string, string> = {}): Promise<RunningSite> {
  const DATA_DIR = await makeDataFolder()
  const site = await startSite(
    { SEED: 'none', WORKERS: '3', DATA_DIR, ...environment },
    { program: 'src/server/cluster.ts' },
  )
  onTestFinished(() => {
    site.process.kill('SIGKILL')
  })
  return site
}

const workersOf = ({ process: { pid = 0 } }: RunningSite) => childrenOf(pid)

const isHealthy = ({ url }: RunningSite) =>
  fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then(
    ({ status }) => status === 200,
    () => false,
  )

// RUN-CMD-4
test.for(DATABASES_AT_LENGTH)(
  'on %s: one line when all are ready, a process that dies is replaced, SIGTERM ends all with 0',
  async (kind) => {
    const name = 'site_cluster'
    const server = inject('postgresUrl')
    if (kind === 'postgres') {
      await copyDatabase(server, name, inject('postgresTemplate'))
      onTestFinished(() => dropDatabase(server, name))
    }
    const site = await startCluster(kind === 'postgres' ? { DATABASE_URL: withDatabase(server, name) } : {})
    expect(site.output().match(/^Ready on /gm)).toHaveLength(1)
    expect(site.output().match(/^Password: /gm)).toHaveLength(1)
    const workers = workersOf(site)
    expect(workers).toHaveLength(3)

    const [victim = 0] = workers
    process.kill(victim, 'SIGKILL')
    await waitUntil('it is replaced', () => workersOf(site).filter((pid) => pid !== victim).length === 3)
    expect(await isHealthy(site)).toBe(true)

    const all = workersOf(site)
    expect(await site.stop()).toBe(0)
    await waitUntil('none is left', () => !all.some(isAlive))
  },
)

test('a cluster whose primary is killed leaves no process behind', async () => {
  const site = await startCluster({ WORKERS: '2' })
  const workers = workersOf(site)
  site.process.kill('SIGKILL')
  await waitUntil('none is left', () => !workers.some(isAlive))
})

const withTrouble = (WORKER_TROUBLE: string) => ({
  WORKER_TROUBLE,
  NODE_OPTIONS: `--import ${join(import.meta.dirname, 'worker-trouble.ts')}`,
})

// RUN-CMD-4
test('a process that dies while others are starting is replaced once all have started', async () => {
  const site = await startCluster({ WORKERS: '2', ...withTrouble('first dies early') })
  await waitUntil('both are there', () => workersOf(site).length === 2)
  expect(await isHealthy(site)).toBe(true)
})

// RUN-CMD-4
test('if a further process cannot start, the cluster ends with its exit code', async () => {
  const ended = await runUntilExit(
    {
      DATA_DIR: await makeDataFolder(),
      WORKERS: '2',
      LOG_LEVEL: 'warn',
      ...withTrouble('second cannot start'),
    },
    'src/server/cluster.ts',
  )
  expect(ended).toEqual({ code: 7, stdout: '', stderr: 'The second process cannot start.\n' })
})

test('an error at startup is reported once for all processes, with exit code 1', async () => {
  const ended = await runUntilExit(
    { DATA_DIR: await makeDataFolder(), DATABASE_URL: 'postgres://a:b@127.0.0.1:1/site' },
    'src/server/cluster.ts',
  )
  expect(ended.stderr.trimEnd().split('\n')).toHaveLength(1)
  expect(ended.stderr).toMatch(/^DATABASE_URL cannot be reached/)
  expect([ended.code, ended.stdout]).toEqual([1, ''])
})
