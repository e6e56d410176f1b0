import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { type App, buildApp } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/config.ts'
import { OVERLOAD_LIMITS, type OverloadLimits } from '../../src/server/http/overload.ts'
import { openLetters } from '../../src/server/mail/open-mail.ts'
import { openFolderStore } from '../../src/server/media/folder-store.ts'
import { openWebBuild } from '../../src/server/pages/web-build.ts'
import { seedStore } from '../../src/server/seed/seed-store.ts'
import { type OpenStore, openStore } from '../../src/server/store/database.ts'
import { migrate } from '../../src/server/store/migrate.ts'

export const ROOT = resolve(import.meta.dirname, '../..')
export const SITE_URL = 'http://localhost:3000'

export interface TestApp extends App {
  store: OpenStore
  dataDir: string
  /** The app's time. */
  clock: () => Date
  /** Moves it; it stands still otherwise. */
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
}

/** The real app over a store of its own, asked without a port. Needs the build (`npm run build`). */
export async function openTestApp({
  seed = 'none',
  environment = {},
  databaseUrl = null,
  now = new Date().toISOString(),
  overloadLimits = OVERLOAD_LIMITS,
  logger = pino({ level: 'silent' }),
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'app-test-'))
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', SITE_URL, ...environment })
  const store = await openStore({ databaseUrl, dataDir })
  await migrate(store)
  const mediaStore = await openFolderStore(join(dataDir, 'media'))
  let time = now
  const clock = () => new Date(time)
  await seedStore({ store, mediaStore, contentDir: join(ROOT, 'content'), mode: seed, now: new Date(time) })
  const app = await buildApp({
    config,
    siteUrl: config.siteUrl ?? SITE_URL,
    store,
    mediaStore,
    build: await openWebBuild(ROOT, config),
    renderLetter: await openLetters(ROOT),
    root: ROOT,
    logger,
    clock,
    overloadLimits,
  })
  await app.server.ready()
  return {
    ...app,
    store,
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
