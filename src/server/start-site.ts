import cluster from 'node:cluster'
import { once } from 'node:events'
import { access, constants } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { SECOND } from '../domain/time/durations.ts'
import { type App, buildApp } from './app.ts'
import { applyGivenPassword, makeFirstPassword } from './auth/admin-password.ts'
import { makeFirstLink } from './auth/welcome.ts'
import { type Config, ConfigError } from './config.ts'
import { startCopying } from './copy/start-copying.ts'
import { codeOf, describeError, findStorageTrouble } from './error-causes.ts'
import { makeFolder, makePrivate } from './files.ts'
import type { OpenHttps } from './https/open-https.ts'
import { choosePort, localAddress, usableHost } from './listen-address.ts'
import { openLogger } from './log.ts'
import { openLetters } from './mail/open-mail.ts'
import { openMediaStore } from './media/open-media-store.ts'
import { openWebBuild } from './pages/web-build.ts'
import { readPlan } from './plan/read-plan.ts'
import { prepareStore } from './prepare-store.ts'
import { PROJECT_ROOT } from './project-root.ts'
import { fillNewStore } from './seed/fill-new-store.ts'
import { type FirstLogin, formatStartMessage } from './start-message.ts'
import { writeAuditEntry } from './store/audit/audit-log.ts'
import { findPasswordHash } from './store/auth/secrets.ts'
import type { Store } from './store/database.ts'
import { FOR_GOOD, holdUntil } from './updates/hold.ts'
import { readJournal } from './updates/journal.ts'
import { updateFiles } from './updates/place.ts'
import {
  enableSocketHandover,
  listenOnInherited,
  recordSiteProcess,
  trackListeningServers,
} from './updates/site-process.ts'

/** Together below the 10 seconds RUN-STOP-1 allows between SIGTERM and exit. */
const DRAIN_LIMIT_MS = 5 * SECOND
/** Listen backlog: beyond it, browsers wait seconds before they retry. */
const MAX_UNACCEPTED = 4_096
/** A proxy checks our health every two seconds. Until it notices the shutdown, a closed connection could lose a request. */
const NOTICE_MS = 2.5 * SECOND
const HANG_UP_MS = 0.3 * SECOND
const LAST_ANSWERS_MS = 2 * SECOND
const STOP_LIMIT_MS = 8 * SECOND
const NOTE_AGAIN_MS = 10 * SECOND
/** A site that was just started is being looked at: images are made on request, with no background work delaying them. */
const REST_AFTER_MS = 5 * SECOND

/**
 * Starts the product and reports it on standard output; SIGTERM or SIGINT ends it.
 *
 * @throws ConfigError when it cannot start with these settings
 */
export async function startSite(config: Config): Promise<void> {
  // The processes of a cluster share the port the first of them gets.
  config.host = await usableHost(config.host)
  if (!cluster.isWorker && config.inheritedSockets.length === 0)
    config.port = await choosePort(config.port, config.host)
  await prepareDataFolder(config.dataDir)
  const logger = openLogger(config.logLevel)
  await makePrivate(config.dataDir).catch((err: unknown) =>
    logger.warn(
      { err, path: config.dataDir },
      'The data folder can be read by others: take it away from them',
    ),
  )
  const listening = trackListeningServers()
  const store = await prepareStore(config, {
    now: new Date(),
    say: console.log,
    isSaved: await isSavedByUpdater(config.dataDir),
  })
  const mediaStore = await openMediaStore(config)
  await fillNewStore(store.db, config)

  const dev = process.argv.includes('--dev')
  const siteUrl = config.siteUrl ?? `http://localhost:${config.port}`
  const devBuild = dev
    ? await import('./pages/dev-build.ts').then(({ openDevBuild }) => openDevBuild(PROJECT_ROOT))
    : null
  const app = await buildApp({
    config,
    siteUrl,
    store,
    mediaStore,
    build: devBuild ?? (await openWebBuild(PROJECT_ROOT, config)),
    renderLetter: await openLetters(PROJECT_ROOT),
    planDays: await readPlan(join(PROJECT_ROOT, 'content/plan')),
    root: PROJECT_ROOT,
    logger,
    ...(devBuild ? { devBuild, maxCachedPages: 0 } : {}),
  })
  if (config.adminPassword !== null) {
    await applyGivenPassword(store.db, config.adminPassword, new Date().toISOString())
  }
  await listen(app, config)
  const https = await listenSecurely(app, config, siteUrl)
  const { log } = app.server
  enableSocketHandover(config, listening)
  await tolerateFullDisk(() => recordSiteProcess(config, localAddress(config)), log)
  // Only once the port is bound: a failed start must not use up the only display of the password.
  const firstVisit = await prepareFirstLogin(store.db, config)
  const started = { action: 'app_started', details: { environment: dev ? 'development' : 'production' } }
  const timestamp = new Date().toISOString()
  log.info({ ...started, timestamp }, 'The site was started')
  await tolerateFullDisk(
    () =>
      writeAuditEntry(
        store.db,
        { now: timestamp, actor: { userType: 'anonymous' } },
        { ...started, resource: 'app' },
      ),
    log,
  )
  const stopCopying =
    config.copy === null || config.databaseUrl !== null
      ? null
      : startCopying({
          config,
          address: config.copy,
          store,
          mediaStore,
          clock: () => new Date(),
          log,
        })
  stopOnSignals(app, {
    noticeMs: config.trustProxy === false ? 0 : NOTICE_MS,
    https,
    async closeStore() {
      await store.close()
      await stopCopying?.()
    },
  })
  setTimeout(async () => {
    collectGarbage()
    if (config.warmImages && (await app.warmImages()) > 0) collectGarbage()
  }, REST_AFTER_MS).unref()
  const lines = formatStartMessage(siteUrl, firstVisit)
  // In a cluster the primary process prints the lines, once all processes answer (cluster.ts).
  if (cluster.isWorker) process.send?.({ ready: lines })
  else console.log(lines)
  // The next start finds the compiled code, even when this process is killed.
  setImmediate(flushCompileCache)
}

/** Records something about the start. A site whose disk is full can still be read: it starts, and only logs the failure. */
async function tolerateFullDisk(
  note: () => Promise<unknown>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  try {
    await note()
  } catch (error) {
    if (findStorageTrouble(error) !== 'full') throw error
    log.error({ err: error }, 'The disk is full: the site can be read, and keeps nothing until there is room')
    const again = () =>
      tolerateFullDisk(note, log).catch((err: unknown) => log.error({ err }, 'A start could not be noted'))
    setTimeout(again, NOTE_AGAIN_MS).unref()
  }
}

/**
 * Collects the garbage of startup, 10 to 15 MB, or of making many images: V8 itself collects only once as much again
 * has been allocated, which never happens on a site with few visitors. The launcher provides `gc` (HEAP_FLAGS).
 */
function collectGarbage(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/** Returns how the coach of a new site logs in first, shown only now; null where there is a password. */
async function prepareFirstLogin(
  db: Store,
  { firstVisit, isJournalled }: Config,
): Promise<FirstLogin | null> {
  const now = new Date().toISOString()
  if (firstVisit === 'link') {
    // A journal is stored and read by other users: there, `password --link` prints the link on request.
    if (!isJournalled) return makeFirstLink(db, now)
    return (await findPasswordHash(db)) === null ? 'waiting' : null
  }
  const password = await makeFirstPassword(db, now)
  return password === null ? null : { password }
}

/** @throws ConfigError when the folder is not writable */
async function prepareDataFolder(path: string): Promise<void> {
  try {
    makeFolder(path)
    await access(path, constants.W_OK)
  } catch (error) {
    throw new ConfigError(`DATA_DIR cannot be written: ${path} (${describeError(error)}).`)
  }
}

async function listen({ server }: App, { port, host, inheritedSockets }: Config): Promise<void> {
  await explainPort(`PORT ${port} on HOST ${host}`, async () => {
    if (inheritedSockets.length > 0)
      await listenOnInherited(server.server, inheritedSockets, (fd) =>
        // The types lack `fd`; Node supports it. No host name: handed sockets are already bound.
        server.listen({ ...{ fd }, host: '127.0.0.1', backlog: MAX_UNACCEPTED }),
      )
    else await server.listen({ port, host, backlog: MAX_UNACCEPTED })
  })
}

/** Listens on the web's ports where the site serves HTTPS itself; null where it does not. */
async function listenSecurely({ server }: App, config: Config, siteUrl: string): Promise<OpenHttps | null> {
  const { https } = config
  if (https === null) return null
  if (cluster.isWorker) throw new ConfigError('HTTPS=auto is for one process: set HTTPS=off and use a proxy.')
  const { openHttps } = await import('./https/open-https.ts')
  return openHttps({
    config,
    https,
    siteUrl,
    plain: server.server,
    clock: () => new Date(),
    log: server.log,
    listen: (own, where) =>
      explainPort(typeof where === 'number' ? `Port ${where}` : `Socket ${where.fd}`, async () => {
        own.listen({ ...(typeof where === 'number' ? { port: where } : where), backlog: MAX_UNACCEPTED })
        await once(own, 'listening')
      }),
  })
}

const PORT_TROUBLES = new Set(['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'])

/** @throws ConfigError naming the port that cannot be used */
async function explainPort(name: string, use: () => Promise<unknown>): Promise<void> {
  try {
    await use()
  } catch (error) {
    const code = codeOf(error)
    if (!PORT_TROUBLES.has(code)) throw error
    throw new ConfigError(`${name} cannot be used (${code}): is something else running there?`)
  }
}

interface StopOptions {
  noticeMs: number
  https: OpenHttps | null
  closeStore: () => Promise<void> | void
}

/** Answers the requests in flight, then exits with 0; at the time limit without them. A second signal changes nothing. */
function stopOnSignals(
  { server, drain, whenIdle, closeConnections }: App,
  { noticeMs, https, closeStore }: StopOptions,
): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    drain()
    https?.drain()
    setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref()
    // Requests are still answered meanwhile; health checks with 503.
    await pause(noticeMs)
    await whenIdle(DRAIN_LIMIT_MS)
    await closeConnections(HANG_UP_MS)
    await whenIdle(LAST_ANSWERS_MS)
    await https?.close()
    await server.close()
    await closeStore()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  // The launcher holds the other end of this channel: when the launcher is gone, nothing else would stop this process.
  process.on('disconnect', () => void stop())
}

/**
 * Whether an updater started this process: on a copy, or over data it has saved and proven, so that the migrations need
 * no backup of their own and readers do not wait for one (UPDATE-SWITCH-4).
 */
async function isSavedByUpdater(dataDir: string): Promise<boolean> {
  const files = updateFiles(dataDir)
  if ((await holdUntil(files)) === FOR_GOOD) return true
  const journal = await readJournal(files)
  return journal?.state === 'running' && journal.phase === 'switching'
}
