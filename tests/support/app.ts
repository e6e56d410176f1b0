import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { type App, buildApp } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/config.ts'
import { OVERLOAD_LIMITS, type OverloadLimits } from '../../src/server/http/overload.ts'
import { openLetters } from '../../src/server/mail/open-mail.ts'
import type { MediaStore } from '../../src/server/media/media-store.ts'
import type { FetchPublic } from '../../src/server/net/fetch-public.ts'
import { openWebBuild, type WebBuild } from '../../src/server/pages/web-build.ts'
import { readPlan } from '../../src/server/plan/read-plan.ts'
import { type OpenStore, openStore } from '../../src/server/store/database.ts'
import { migrate } from '../../src/server/store/migrate.ts'
import { FAST_DISK } from './fast-disk.ts'
import { fillStore } from './fill-store.ts'
import { prepareFolder } from './prepared-folder.ts'

export const ROOT = resolve(import.meta.dirname, '../..')
export const SITE_URL = 'http://localhost:3000'

export interface TestApp extends App {
  store: OpenStore
  mediaStore: MediaStore
  dataDir: string
  /** The app's time. */
  clock: () => Date
  /** Sets the app's time, which is otherwise constant. */
  setNow: (iso: string) => void
  close: () => Promise<void>
}

interface TestAppOptions {
  seed?: 'sample' | 'none'
  environment?: Record<string, string>
  databaseUrl?: string | null
  now?: string
  overloadLimits?: OverloadLimits
  logger?: FastifyBaseLogger
  /** How other sites are requested for films, pages and pictures; by default none is. */
  askOutside?: FetchPublic
  /** False to run no scheduled jobs. */
  jobs?: boolean
}

/** Data that no app changes, read once per process. */
const builds = new Map<boolean, Promise<WebBuild>>()
let planDays: ReturnType<typeof readPlan> | undefined

function openBuildOnce(serviceWorker: boolean): Promise<WebBuild> {
  const build = builds.get(serviceWorker) ?? openWebBuild(ROOT, { serviceWorker })
  builds.set(serviceWorker, build)
  return build
}

function readPlanOnce(): ReturnType<typeof readPlan> {
  planDays ??= readPlan(join(ROOT, 'content/plan'))
  return planDays
}

/** Opens the real app over its own store; requests are injected without a port. Needs the build (`npm run build`). */
export async function openTestApp({
  seed = 'none',
  environment = {},
  databaseUrl = null,
  now,
  overloadLimits = OVERLOAD_LIMITS,
  logger = pino({ level: 'silent' }),
  askOutside = () => Promise.reject(new Error('There is no internet in tests')),
  jobs = true,
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(FAST_DISK, 'app-test-'))
  if (databaseUrl === null)
    await cp(await prepareFolder(seed, seed === 'none' ? undefined : now), dataDir, { recursive: true })
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', SITE_URL, ...environment })
  const store = await openStore({ databaseUrl, dataDir })
  await migrate(store)
  let time = now ?? new Date().toISOString()
  const clock = () => new Date(time)
  const mediaStore = await fillStore(store, dataDir, seed, clock(), config.mediaStore)
  const app = await buildApp({
    config,
    siteUrl: config.siteUrl ?? SITE_URL,
    store,
    mediaStore,
    build: await openBuildOnce(config.serviceWorker),
    renderLetter: await openLetters(ROOT),
    planDays: await readPlanOnce(),
    root: ROOT,
    logger,
    clock,
    overloadLimits,
    askOutside,
    jobs,
  })
  await app.server.ready()
  return {
    ...app,
    store,
    mediaStore,
    dataDir,
    clock,
    setNow: (iso) => {
      time = iso
    },
    close: async () => {
      await app.server.close()
      await store.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
