import { join } from 'node:path'
import cookie from '@fastify/cookie'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { RenderLetter } from '../domain/mail/letters.ts'
import type { PlanDay } from '../domain/newsletter/plan.ts'
import { apiRoutes } from './api/routes.ts'
import { BackupRunner } from './backup/backup-runner.ts'
import { ResponseCache } from './cache/response-cache.ts'
import { SiteChanges } from './cache/site-changes.ts'
import type { Config } from './config.ts'
import { watchConnections } from './http/connections.ts'
import { forceHttps } from './http/force-https.ts'
import { createHttpServer } from './http/http-server.ts'
import { guardAgainstOverload, OVERLOAD_LIMITS, type Overload, type OverloadLimits } from './http/overload.ts'
import {
  adminSecurityHeaders,
  commonSecurityHeaders,
  pageSecurityHeaders,
  workerSecurityHeaders,
} from './http/security-headers.ts'
import { startCleanUp } from './jobs/clean-up.ts'
import { startNightlyBackups } from './jobs/nightly-backup.ts'
import { startBounceJob } from './jobs/read-bounces.ts'
import { sendDueIssues, startIssueJob } from './jobs/send-issues.ts'
import { startPlanJob } from './jobs/send-plan-days.ts'
import { startWeeklyTestLetter } from './jobs/weekly-test-letter.ts'
import { openMail } from './mail/open-mail.ts'
import { SubscriberTokens } from './mail/subscriber-links.ts'
import { KnownImages } from './media/known-images.ts'
import type { MediaStore } from './media/media-store.ts'
import { createRenderQueue } from './media/render-queue.ts'
import { mediaRoutes } from './media/routes.ts'
import { uploadRoutes } from './media/upload-routes.ts'
import { warmImages } from './media/warm-images.ts'
import { addMetrics } from './metrics/routes.ts'
import { type FetchPublic, fetchPublic } from './net/fetch-public.ts'
import { adminPages } from './pages/admin-page.ts'
import type { DevBuild } from './pages/dev-build.ts'
import { figureRoutes } from './pages/figures.ts'
import { lookSheetRoutes } from './pages/look-sheet.ts'
import { sendOutagePage } from './pages/outage-page.ts'
import { previewRoutes } from './pages/preview.ts'
import { pageKey, pageRoutes } from './pages/routes.ts'
import { serveServiceWorker } from './pages/service-worker.ts'
import { findCard } from './pages/share-cards/card-inputs.ts'
import { shareCardRoutes } from './pages/share-cards/routes.ts'
import { siteIconRoutes } from './pages/site-icons.ts'
import { serveStaticFiles } from './pages/static-files.ts'
import type { WebBuild } from './pages/web-build.ts'
import { findRead, readsWithViews } from './reads/find-read.ts'
import { createSiteQueries } from './reads/public-reads.ts'
import { addSecurityTxt } from './security-txt.ts'
import { VisitCounter } from './statistics/visit-counter.ts'
import type { OpenStore } from './store/database.ts'
import { findImage } from './store/images.ts'
import { readPlanDays } from './store/plan-days.ts'
import { readSecret } from './store/secrets.ts'
import { listShownImages } from './store/shown-images.ts'

export interface AppOptions {
  config: Config
  /** The public origin, without a slash at the end. */
  siteUrl: string
  store: OpenStore
  mediaStore: MediaStore
  build: WebBuild
  renderLetter: RenderLetter
  /** The 7-day plan, in order of its days. */
  planDays: PlanDay[]
  /** The project's folder. */
  root: string
  logger: FastifyBaseLogger
  clock?: () => Date
  /** How other sites are asked about films, for pages and for pictures; the guarded way unless told. */
  askOutside?: FetchPublic
  /** How many finished pages are kept; 0 renders every page anew (for measuring). */
  maxCachedPages?: number
  /** How much this process takes on before it answers 503. */
  overloadLimits?: OverloadLimits
  /** False leaves undone what is done by the clock: for a test that holds the store against itself. */
  jobs?: boolean
  /** Serves modules straight from their sources; only while developing. */
  devBuild?: DevBuild
}

export interface App {
  server: FastifyInstance
  overload: Overload
  /** From now on `/healthz` answers 503, so that a balancer sends nobody new. */
  drain(): void
  /** Resolves when nobody waits for an answer any more, or the time is over. */
  whenIdle(withinMs: number): Promise<void>
  /** Takes no new connections, and lets those that are open end with an answer, for so long. */
  hangUp(withinMs: number): Promise<void>
  /** Begins to make the pictures readers will ask for, in quiet moments, until the server closes. */
  warmImages(): void
}

const MAX_CACHED_PAGES = 2_000
const MAX_CACHED_ANSWERS = 1_000
const MAX_ANSWER_BYTES = 32 * 1024 * 1024
/** Of each kind of content: what the index pages and the newest pages show. */
const MAX_WARMED_IMAGES = 40

/** Builds the whole server without listening, so that a test can ask it without a port. */
export async function buildApp(options: AppOptions): Promise<App> {
  const app = createHttpServer(options.config, options.logger, commonSecurityHeaders())
  const connections = watchConnections(app.server)
  // Or a line that is never silent would keep a closing server open.
  app.addHook('preClose', async () => connections.drain())
  const services = await openServices(app, options)
  const overload = addGuards(app, options, services)
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
    hangUp: connections.hangUp,
    warmImages: () => {
      const { db } = options.store
      const listShown = () =>
        listShownImages(db, { now: services.clock().toISOString(), limit: MAX_WARMED_IMAGES })
      const { imageQueue: queue, mediaStore } = services
      void warmImages({ listShown, mediaStore, queue, log: app.log, signal: closing })
    },
  }
}

type Services = Awaited<ReturnType<typeof openServices>>

/** What routes and jobs share. */
async function openServices(
  app: FastifyInstance,
  {
    config,
    siteUrl,
    store: { db },
    mediaStore,
    renderLetter,
    planDays,
    clock = () => new Date(),
    maxCachedPages = MAX_CACHED_PAGES,
    devBuild,
  }: AppOptions,
) {
  const cache = new ResponseCache({ maxEntries: maxCachedPages })
  // Apart from the pages: a stranger can ask the API for more different answers than there are pages.
  const answers = new ResponseCache({
    maxEntries: Math.min(maxCachedPages, MAX_CACHED_ANSWERS),
    maxBytes: MAX_ANSWER_BYTES,
  })
  const tokens = new SubscriberTokens(await readSecret(db, 'newsletter'))
  const queries = createSiteQueries({ store: db, clock, tokens, planDays, mediaStore })
  const changes = new SiteChanges({ store: db, caches: [queries, cache, answers], log: app.log, clock })
  const { settings, look } = queries
  const mail = openMail({
    config,
    store: db,
    settings,
    look,
    renderLetter,
    tokens,
    // Not the plan that is kept for pages: a letter is what the store says at its moment.
    planDays: () => readPlanDays(db, planDays),
    siteUrl,
    log: app.log,
    clock,
  })
  const kickDelivery = () => mail.delivery.kick()
  return {
    mediaStore,
    clock,
    cache,
    answers,
    changes,
    tokens,
    planDays,
    queries,
    mail,
    kickDelivery,
    issueJob: {
      store: db,
      clock,
      timeZone: async () => (await settings()).time_zone,
      log: app.log,
      kickDelivery,
      onSent: () => changes.forget(null),
    },
    visits: new VisitCounter({
      store: db,
      clock,
      timeZone: async () => (await settings()).time_zone,
      onViews: (items) => answers.forget(readsWithViews(items)),
      log: app.log,
    }),
    backups: new BackupRunner({ place: config, clock, log: app.log }),
    // One line for everything that makes pictures, so that it never takes more than its share of the machine.
    imageQueue: createRenderQueue(),
    images: new KnownImages({ findImage: (publicId) => findImage(db, publicId) }),
    // Hot reload needs what the policy of pages forbids.
    pageHeaders: devBuild ? commonSecurityHeaders() : pageSecurityHeaders({ https: isHttps(siteUrl) }),
  }
}

/** What stands before every route, in this order. */
function addGuards(
  app: FastifyInstance,
  { siteUrl, build, devBuild, overloadLimits: limits = OVERLOAD_LIMITS }: AppOptions,
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
  if (isHttps(siteUrl)) app.addHook('onRequest', forceHttps(siteUrl))
  return overload
}

/** `/healthz` (product §1.4): 503 while the store is away, and for good once it drains. */
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

/** One line an area; whatever no area answers is a page. */
async function addRoutes(
  app: FastifyInstance,
  { config, siteUrl, store: { db }, mediaStore, build, root, devBuild, askOutside = fetchPublic }: AppOptions,
  services: Services,
  overload: Overload,
): Promise<void> {
  const {
    cache,
    answers,
    changes,
    clock,
    queries,
    tokens,
    planDays,
    mail,
    backups,
    visits,
    imageQueue: queue,
    images,
    pageHeaders,
  } = services
  const site = { store: db, queries, clock, siteUrl, build }
  const findStoredImage = (publicId: string) => findImage(db, publicId)

  await app.register(cookie, { secret: await readSecret(db, 'cookie') })
  app.decorateRequest('session', null)
  app.decorateRequest('fromPageCache', false)
  if (config.metricsToken !== null) {
    addMetrics(app, { token: config.metricsToken, store: db, cache, queue, overload })
  }
  addSecurityTxt(app, { siteUrl, clock })
  await app.register(apiRoutes, {
    prefix: '/api',
    store: db,
    queries,
    answers,
    passTime: (now) => changes.passTime(now),
    clock,
    siteUrl,
    securityHeaders: commonSecurityHeaders(),
    mediaStore,
    imageQueue: queue,
    images,
    askOutside,
    aiImages: config.aiImages,
    mailChecker: mail.checker,
    mailConfigured: config.mailUrl !== null,
    passwordFromEnvironment: config.adminPassword !== null,
    tokens,
    planDays,
    links: mail.links,
    coachEmail: config.coachEmail,
    kickDelivery: services.kickDelivery,
    kickIssues: () => sendDueIssues(services.issueJob),
    backups,
    visits,
    onChange: (paths) => changes.forget(paths),
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
    securityHeaders: (nonce) =>
      devBuild
        ? pageHeaders
        : adminSecurityHeaders({ https: isHttps(siteUrl), imageOrigins: imageOrigins(config) }, nonce),
  })
  await app.register(previewRoutes, { ...site, securityHeaders: pageHeaders })
  await app.register(pageRoutes, { ...site, cache, changes, visits, securityHeaders: pageHeaders })
}

/** What runs by the clock, from when the server is ready until it closes; `closing` says when that is. */
function addJobs(
  app: FastifyInstance,
  { config, siteUrl, store: { db }, jobs = true }: AppOptions,
  { clock, queries: { settings, prepare }, mail, changes, backups, visits, issueJob, kickDelivery }: Services,
): { closing: AbortSignal } {
  const closing = new AbortController()
  const stopJobs: (() => void)[] = []
  app.addHook('onReady', async () => {
    mail.delivery.start()
    visits.start()
    if (!jobs) return
    stopJobs.push(
      startCleanUp({ store: db, clock, log: app.log }),
      startIssueJob(issueJob),
      startNightlyBackups({ store: db, backups, settings, clock, log: app.log }),
      startPlanJob({ store: db, settings, clock, log: app.log, kickDelivery }),
      ...(config.mailUrl === null
        ? []
        : [
            startWeeklyTestLetter({
              ...{ store: db, coachEmail: config.coachEmail, settings, clock, log: app.log, kickDelivery },
            }),
          ]),
      ...(config.imapUrl === null
        ? []
        : [startBounceJob({ store: db, imapUrl: config.imapUrl, siteUrl, clock, log: app.log })]),
    )
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
    // Not waited for: whoever asks before it is done waits for the rest.
    void prepare().catch((error: unknown) => {
      if (!closing.signal.aborted) app.log.warn({ err: error }, 'The finder could not be prepared')
    })
  })
  app.addHook('onClose', async () => changes.stop())
  return { closing: closing.signal }
}

function isHttps(siteUrl: string): boolean {
  return siteUrl.startsWith('https:')
}

/** Where pictures may come from when an outside image host keeps them. */
function imageOrigins({ imageHost }: Config): string[] {
  return imageHost ? ['https://res.cloudinary.com'] : []
}
