import { join } from 'node:path'
import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { ownNoteRoutes } from './api/notes/own-note-routes.ts'
import { apiRoutes } from './api/routes.ts'
import { backupFolder } from './backup/backup-place.ts'
import type { Config } from './config.ts'
import type { CopyAddress } from './copy/copy-address.ts'
import { watchConnections } from './http/connections.ts'
import { createHttpServer } from './http/http-server.ts'
import { guardAgainstOverload, OVERLOAD_LIMITS, type Overload } from './http/overload.ts'
import {
  adminSecurityHeaders,
  commonSecurityHeaders,
  forceHttps,
  redirectToPrimaryName,
  workerSecurityHeaders,
} from './http/security-headers.ts'
import { startCleanUp } from './jobs/clean-up.ts'
import { startNotesLetter, startWeeklyTestLetter } from './jobs/coach-letters.ts'
import { startNightlyBackups } from './jobs/nightly-backup.ts'
import { startBounceJob } from './jobs/read-bounces.ts'
import { sendDueIssues, startIssueJob, startPlanJob } from './jobs/send-newsletter.ts'
import { startUpdateJobs } from './jobs/updates.ts'
import { mediaRoutes } from './media/routes.ts'
import { uploadRoutes } from './media/upload-routes.ts'
import { warmImages } from './media/warm-images.ts'
import { addMetrics } from './metrics/routes.ts'
import { fetchPublic } from './net/fetch-public.ts'
import { adminPages } from './pages/admin-page.ts'
import { figureRoutes } from './pages/figures.ts'
import { lookSheetRoutes } from './pages/look-sheet.ts'
import { sendOutagePage } from './pages/outage-page.ts'
import { previewRoutes } from './pages/preview.ts'
import { pageKey, pageRoutes } from './pages/routes.ts'
import { findCard } from './pages/share-cards/card-inputs.ts'
import { shareCardRoutes } from './pages/share-cards/routes.ts'
import { siteIconRoutes } from './pages/site-icons.ts'
import { addSecurityTxt, serveServiceWorker, serveStaticFiles } from './pages/static-files.ts'
import { findRead } from './reads/find-read.ts'
import { type AppOptions, openServices, type Services } from './services.ts'
import { readSecret } from './store/auth/secrets.ts'
import type { OpenStore } from './store/database.ts'
import { findImage, listShownImages } from './store/images/images.ts'
import { holdWritesDuringUpdates, whenReleased } from './updates/hold.ts'

export interface App {
  server: FastifyInstance
  overload: Overload
  /** Makes `/healthz` answer 503 from now on, so that a load balancer sends no new requests. */
  drain(): void
  /** Resolves when no request is in flight, or after the time limit. */
  whenIdle(withinMs: number): Promise<void>
  /** Accepts no new connections; open ones may end with an answer within this time. */
  closeConnections(withinMs: number): Promise<void>
  /** Makes the images readers will request, while the server is idle, until it closes; resolves with their number. */
  warmImages(): Promise<number>
}

/** Per kind of content: covers the index pages and the newest pages. */
const MAX_WARMED_IMAGES = 40

/** Builds the whole server without listening, so that tests can send requests without a port. */
export async function buildApp(options: AppOptions): Promise<App> {
  const app = createHttpServer(options.config, options.logger, commonSecurityHeaders())
  const connections = watchConnections(app.server)
  // Otherwise a connection that is never idle would keep a closing server open.
  app.addHook('preClose', async () => connections.drain())
  const services = await openServices(app, options)
  const overload = addGuards(app, options, services)
  holdWritesDuringUpdates(app, options.config.dataDir, (reply, retrySeconds) => {
    const { styles } = options.build.assetsFor('home')
    void sendOutagePage(reply, { styles, retrySeconds, headers: services.pageHeaders })
  })
  const health = addHealthCheck(app, options.store)
  await addRoutes(app, options, services, overload)
  const { closing } = addJobs(app, options, services)
  return {
    server: app,
    overload,
    drain: () => {
      health.drain()
      connections.drain()
    },
    whenIdle: connections.whenIdle,
    closeConnections: connections.closeConnections,
    warmImages: () => {
      const { db } = options.store
      const listShown = () =>
        listShownImages(db, { now: services.clock().toISOString(), limit: MAX_WARMED_IMAGES })
      const { imageQueue: queue, mediaStore } = services
      return warmImages({ listShown, mediaStore, queue, log: app.log, signal: closing })
    },
  }
}

/** Adds the guards that run before every route, in this order. */
function addGuards(
  app: FastifyInstance,
  { config, siteUrl, build, devBuild, overloadLimits: limits = OVERLOAD_LIMITS }: AppOptions,
  { cache, answers, pageHeaders }: Services,
): Overload {
  const overload = guardAgainstOverload(app, {
    limits,
    isCached: ({ method, url }) => {
      if (method !== 'GET' && method !== 'HEAD') return false
      const read = findRead(url)
      if (read) return read.key !== null && answers.has(read.key)
      const key = pageKey(url)
      return key !== null && cache.has(key)
    },
    sendPage: (reply, retrySeconds) => {
      const { styles } = build.assetsFor('home')
      void sendOutagePage(reply, { styles, retrySeconds, headers: pageHeaders })
    },
  })
  if (devBuild) {
    app.addHook('onRequest', async (request, reply) => {
      if (await devBuild.handle(request.raw, reply.raw)) reply.hijack()
    })
    app.addHook('onClose', () => devBuild.close())
  }
  if (config.https !== null && config.https.names.length > 0) {
    app.addHook('onRequest', redirectToPrimaryName(siteUrl, config.https.names))
  }
  if (siteUrl.startsWith('https:')) app.addHook('onRequest', forceHttps(siteUrl))
  return overload
}

/** Adds `/healthz` (RUN-HEALTH-1): 503 while the store is unreachable, and permanently once draining. */
function addHealthCheck(app: FastifyInstance, store: OpenStore): { drain(): void } {
  let draining = false
  app.get('/healthz', async (_request, reply) => {
    const healthy = !draining && (await store.check())
    reply.header('cache-control', 'no-store').code(healthy ? 200 : 503)
    return { status: healthy ? 'ok' : draining ? 'draining' : 'unavailable' }
  })
  return {
    drain: () => {
      draining = true
    },
  }
}

/** Registers the routes, one line per area; requests no area matches are answered as pages. */
async function addRoutes(
  app: FastifyInstance,
  { config, siteUrl, store: { db }, mediaStore, build, root, devBuild, askOutside = fetchPublic }: AppOptions,
  services: Services,
  overload: Overload,
): Promise<void> {
  const { changes, clock, queries, mail, imageQueue: queue, images, pageHeaders } = services
  const site = { store: db, queries, clock, siteUrl, build }
  const findStoredImage = (publicId: string) => findImage(db, publicId)

  await app.register(cookie, { secret: await readSecret(db, 'cookie') })
  app.decorateRequest('session', null)
  app.decorateRequest('fromPageCache', false)
  if (config.metricsToken !== null) {
    addMetrics(app, { token: config.metricsToken, store: db, cache: services.cache, queue, overload })
  }
  addSecurityTxt(app, { siteUrl, clock })
  await app.register(apiRoutes, {
    ...services,
    prefix: '/api',
    store: db,
    passTime: (now) => changes.passTime(now),
    siteUrl,
    securityHeaders: commonSecurityHeaders(),
    askOutside,
    aiImages: config.aiImages,
    mailChecker: mail.checker,
    mailConfigured: config.mailUrl !== null,
    config,
    passwordFromEnvironment: config.adminPassword !== null,
    links: mail.links,
    coachEmail: config.coachEmail,
    kickIssues: () => sendDueIssues(services.issueJob),
    onChange: (paths) => changes.invalidate(paths),
  })
  await app.register(mediaRoutes, { mediaStore, images, clock, queue })
  await app.register(uploadRoutes, {
    store: db,
    mediaStore,
    imageHost: config.imageHost,
    queue,
    clock,
    siteUrl,
    securityHeaders: commonSecurityHeaders(),
  })
  await app.register(figureRoutes, { queue })
  await app.register(shareCardRoutes, {
    mediaStore,
    queue,
    findImage: findStoredImage,
    findCard: (kind, name) =>
      findCard(
        {
          settings: queries.settings,
          look: queries.look,
          article: (slug) => queries.read('article', { slug }),
          recipe: (slug) => queries.read('recipe', { slug }),
          letter: (slug) => queries.read('letter', { slug }),
        },
        kind,
        name,
      ),
  })
  await app.register(lookSheetRoutes)
  if (!devBuild) {
    const folder = join(root, 'dist/client')
    await serveStaticFiles(app, folder)
    await app.register(siteIconRoutes, { look: queries.look, mediaStore, queue, folder })
  }
  serveServiceWorker(app, {
    script: build.serviceWorker,
    headers: workerSecurityHeaders({ imageOrigins: imageOrigins(config) }),
  })
  await app.register(adminPages, {
    ...site,
    beginsWithLink: config.firstVisit === 'link',
    securityHeaders: devBuild
      ? pageHeaders
      : adminSecurityHeaders({
          https: siteUrl.startsWith('https:'),
          imageOrigins: imageOrigins(config),
        }),
  })
  await app.register(ownNoteRoutes, {
    ...site,
    mediaStore,
    images,
    onChange: (paths) => changes.invalidate(paths),
    securityHeaders: pageHeaders,
  })
  await app.register(previewRoutes, { ...site, securityHeaders: pageHeaders })
  await app.register(pageRoutes, { ...services, ...site, securityHeaders: pageHeaders })
}

/** Runs the scheduled jobs from when the server is ready until it closes, which `closing` signals. */
function addJobs(
  app: FastifyInstance,
  { config, store: { db }, jobs = true }: AppOptions,
  services: Services,
): { closing: AbortSignal } {
  const { clock, queries, mail, changes, backups, visits } = services
  const closing = new AbortController()
  const copyNightly = (address: CopyAddress) => async (name: string) => {
    const { copyBackup } = await import('./copy/copied-backups.ts')
    const file = join(backupFolder(config.dataDir), name)
    await copyBackup({ config, address, store: db, file, name, now: clock() })
  }
  const stopJobs: (() => void)[] = []
  /** Automatic sending and changes wait while an updater may still restore the data (UPDATE-HOLD-2). */
  const startJobs = () => {
    mail.delivery.start()
    if (!jobs) return
    const { coachEmail, imapUrl } = config
    const job = { ...services, config, store: db, coachEmail, settings: queries.settings, log: app.log }
    stopJobs.push(
      startUpdateJobs(job),
      startCleanUp(job),
      startIssueJob(services.issueJob),
      startNightlyBackups({
        ...job,
        ...(config.copy !== null && config.databaseUrl !== null && { onProven: copyNightly(config.copy) }),
      }),
      startNotesLetter(job),
      startPlanJob(job),
      ...(config.mailUrl === null ? [] : [startWeeklyTestLetter(job)]),
      ...(imapUrl === null ? [] : [startBounceJob({ ...job, imapUrl })]),
    )
  }
  app.addHook('onReady', async () => {
    visits.start()
    await whenReleased(config.dataDir, { signal: closing.signal, begin: startJobs })
  })
  app.addHook('onClose', async () => {
    closing.abort()
    for (const stop of stopJobs) stop()
    await backups.close()
    await visits.stop()
  })
  app.addHook('onClose', () => mail.delivery.stop())
  app.addHook('onReady', () => changes.start())
  app.addHook('onReady', async () => {
    // Not awaited: a request that arrives earlier waits for the remaining preparation.
    void queries.prepare().catch((error: unknown) => {
      if (!closing.signal.aborted) app.log.warn({ err: error }, 'The finder could not be prepared')
    })
  })
  app.addHook('onClose', async () => changes.stop())
  return { closing: closing.signal }
}

/** Origins of images when an outside image host keeps them. */
function imageOrigins({ imageHost }: Config): string[] {
  return imageHost ? ['https://res.cloudinary.com'] : []
}
