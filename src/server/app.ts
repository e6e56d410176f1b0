import { join } from 'node:path'
import cookie from '@fastify/cookie'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { Failure } from '../domain/errors.ts'
import type { RenderLetter } from '../domain/mail/letter-props.ts'
import { sendError } from './api/error-handler.ts'
import { createSiteQueries } from './api/public/site-queries.ts'
import { apiRoutes } from './api/routes.ts'
import { BackupKeeper } from './backup/backup-keeper.ts'
import type { Config } from './config.ts'
import { forceHttps } from './force-https.ts'
import { startCleanUp } from './jobs/clean-up.ts'
import { startNightlyBackups } from './jobs/nightly-backup.ts'
import { sendDueCampaigns, startCampaignJob } from './jobs/send-campaigns.ts'
import { startPlanJob } from './jobs/send-plan-days.ts'
import { openMail } from './mail/open-mail.ts'
import { SubscriberTokens } from './mail/subscriber-links.ts'
import type { MediaStore } from './media/media-store.ts'
import { createRenderQueue } from './media/render-queue.ts'
import { mediaRoutes } from './media/routes.ts'
import { uploadRoutes } from './media/upload-routes.ts'
import { warmPictures } from './media/warm-pictures.ts'
import { addMetrics } from './metrics/routes.ts'
import { watchRequests } from './open-requests.ts'
import {
  CONNECTION_LIMITS,
  guardAgainstOverload,
  OVERLOAD_LIMITS,
  type Overload,
  type OverloadLimits,
} from './overload.ts'
import { adminPages } from './pages/admin-page.ts'
import type { DevBuild } from './pages/dev-build.ts'
import { renderOutagePage } from './pages/outage-page.ts'
import { PageCache } from './pages/page-cache.ts'
import { pageKey } from './pages/page-key.ts'
import { previewRoutes } from './pages/preview.ts'
import { readableUrl } from './pages/readable-url.ts'
import { pageRoutes } from './pages/routes.ts'
import {
  adminSecurityHeaders,
  CLOSED_POLICY,
  commonSecurityHeaders,
  pageSecurityHeaders,
} from './pages/security-headers.ts'
import { findCard } from './pages/share-cards/find-card.ts'
import { shareCardRoutes } from './pages/share-cards/routes.ts'
import { SiteChanges } from './pages/site-changes.ts'
import type { WebBuild } from './pages/web-build.ts'
import { readPlan } from './plan/read-plan.ts'
import { createRequestIds } from './request-ids.ts'
import type { OpenStore } from './store/database.ts'
import { findImage } from './store/images.ts'
import { readSecret } from './store/secrets.ts'
import { listShownPictures } from './store/shown-pictures.ts'

export interface AppOptions {
  config: Config
  /** The public origin, without a slash at the end. */
  siteUrl: string
  store: OpenStore
  mediaStore: MediaStore
  build: WebBuild
  renderLetter: RenderLetter
  /** The project's folder. */
  root: string
  logger: FastifyBaseLogger
  clock?: () => Date
  /** How many finished pages are kept; 0 renders every page anew (for measuring). */
  maxCachedPages?: number
  /** How much this process takes on before it answers 503. */
  overloadLimits?: OverloadLimits
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
  warmPictures(): void
}

const MEGABYTE = 1024 * 1024
const MAX_CACHED_PAGES = 2_000
/** Of each kind of content: what the index pages and the newest pages show. */
const MOST_WARM_PICTURES = 40
const ASSET_CACHE_CONTROL = 'public, max-age=31536000, immutable'
const FILE_CACHE_CONTROL = 'public, max-age=3600'

/** Builds the whole server without listening, so that a test can ask it without a port. */
export async function buildApp(options: AppOptions): Promise<App> {
  const {
    devBuild,
    config,
    siteUrl,
    store,
    mediaStore,
    build,
    renderLetter,
    root,
    logger,
    clock = () => new Date(),
    maxCachedPages = MAX_CACHED_PAGES,
    overloadLimits = OVERLOAD_LIMITS,
  } = options
  const https = siteUrl.startsWith('https:')
  let draining = false

  const commonHeaders = commonSecurityHeaders()
  const app = Fastify({
    // An address that cannot be decoded fails before any handler of ours.
    frameworkErrors: (error, request, reply) => {
      void sendError(error, request, reply.headers(commonHeaders))
    },
    loggerInstance: logger,
    trustProxy: toTrustProxy(config.trustProxy),
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    bodyLimit: MEGABYTE,
    genReqId: createRequestIds(),
    forceCloseConnections: 'idle',
    // Who was still let in is still answered.
    return503OnClosing: false,
    requestTimeout: CONNECTION_LIMITS.requestTimeout,
    connectionTimeout: CONNECTION_LIMITS.connectionTimeout,
    keepAliveTimeout: CONNECTION_LIMITS.keepAliveTimeout,
    http: {
      headersTimeout: CONNECTION_LIMITS.headersTimeout,
      connectionsCheckingInterval: CONNECTION_LIMITS.connectionsCheckingInterval,
    },
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    logController: new LogController({
      disableRequestLogging: config.logLevel !== 'debug' && config.logLevel !== 'trace',
    }),
  })
  // Hot reload needs what the policy forbids.
  const pageHeaders = devBuild ? commonHeaders : pageSecurityHeaders({ https })
  const requests = watchRequests(app.server)
  // Or a line that is never silent would keep a closing server open.
  app.addHook('preClose', async () => requests.drain())
  const cache = new PageCache({ maxEntries: maxCachedPages })
  const changes = new SiteChanges({ store: store.db, cache, log: app.log, clock })
  const tokens = new SubscriberTokens(await readSecret(store.db, 'newsletter'))
  const planDays = await readPlan(join(root, 'content/plan'))
  const queries = createSiteQueries({ store: store.db, clock, tokens, planDays })

  const { settings } = queries
  const mail = openMail({
    config,
    store: store.db,
    settings,
    renderLetter,
    tokens,
    planDays,
    siteUrl,
    log: app.log,
    clock,
  })
  const kickDelivery = () => mail.delivery.kick()
  const campaignJob = {
    store: store.db,
    clock,
    log: app.log,
    kickDelivery,
    onSent: () => changes.forget(null),
  }

  app.setErrorHandler((error, request, reply) => sendError(error, request, reply.headers(commonHeaders)))
  app.setNotFoundHandler((request, reply) => {
    const error = new Failure('not_found', 'There is nothing at this address.')
    return sendError(error, request, reply.headers(commonHeaders))
  })
  const overload = guardAgainstOverload(app, {
    limits: overloadLimits,
    isCached: ({ method, url }) => {
      const key = method === 'GET' || method === 'HEAD' ? pageKey(url) : null
      return key !== null && cache.has(key)
    },
    sendPage: (reply, retrySeconds) => {
      void reply
        .code(503)
        .headers(pageHeaders)
        .header('retry-after', String(retrySeconds))
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(renderOutagePage(build.assetsFor('home').styles))
    },
  })
  if (devBuild) {
    app.addHook('onRequest', async (request, reply) => {
      if (await devBuild.handle(request.raw, reply.raw)) reply.hijack()
    })
    app.addHook('onClose', () => devBuild.close())
  }
  if (https) app.addHook('onRequest', forceHttps(siteUrl))

  app.get('/healthz', async (_request, reply) => {
    const healthy = !draining && (await store.check())
    reply.header('cache-control', 'no-store').code(healthy ? 200 : 503)
    return { status: healthy ? 'ok' : draining ? 'draining' : 'unavailable' }
  })

  const backups = new BackupKeeper({ place: config, clock, log: app.log })

  // One line for everything that makes pictures, so that it never takes more than its share of the machine.
  const queue = createRenderQueue()

  await app.register(cookie, { secret: await readSecret(store.db, 'cookie') })
  app.decorateRequest('session', null)
  app.decorateRequest('fromPageCache', false)
  if (config.metricsToken !== null) {
    addMetrics(app, { token: config.metricsToken, store: store.db, cache, queue, overload })
  }
  await app.register(apiRoutes, {
    prefix: '/api',
    store: store.db,
    queries,
    clock,
    siteUrl,
    securityHeaders: commonHeaders,
    mediaStore,
    pictureQueue: queue,
    aiImages: config.aiImages,
    mailConfigured: config.mailUrl !== null,
    passwordFromEnvironment: config.adminPassword !== null,
    tokens,
    links: mail.links,
    coachEmail: config.coachEmail,
    kickDelivery,
    kickCampaigns: () => sendDueCampaigns(campaignJob),
    backups,
    onChange: (paths) => changes.forget(paths),
  })
  await app.register(mediaRoutes, {
    mediaStore,
    queue,
    findImage: (publicId) => findImage(store.db, publicId),
  })
  await app.register(uploadRoutes, {
    store: store.db,
    mediaStore,
    imageHost: config.imageHost,
    queue,
    clock,
    siteUrl,
    securityHeaders: commonHeaders,
  })
  await app.register(shareCardRoutes, {
    mediaStore,
    queue,
    findImage: (publicId) => findImage(store.db, publicId),
    findCard: (kind, id) => findCard(queries, kind, id),
  })
  if (!devBuild) {
    await app.register(fastifyStatic, {
      root: join(root, 'dist/client'),
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['manifest.json', 'admin-manifest.json', '**/*.br', '**/*.gz'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? ASSET_CACHE_CONTROL : FILE_CACHE_CONTROL)
        reply.header('x-content-type-options', 'nosniff')
        reply.header('content-security-policy', CLOSED_POLICY)
      },
    })
  }
  await app.register(adminPages, {
    build,
    store: store.db,
    clock,
    siteUrl,
    securityHeaders: (nonce) =>
      devBuild ? commonHeaders : adminSecurityHeaders({ https, imageOrigins: imageOrigins(config) }, nonce),
  })
  await app.register(previewRoutes, {
    build,
    store: store.db,
    queries,
    clock,
    siteUrl,
    securityHeaders: pageHeaders,
  })
  await app.register(pageRoutes, {
    build,
    cache,
    changes,
    queries,
    clock,
    siteUrl,
    securityHeaders: pageHeaders,
  })

  let stopCleanUp: (() => void) | undefined
  app.addHook('onReady', async () => {
    stopCleanUp = startCleanUp({ store: store.db, clock, log: app.log })
  })
  app.addHook('onClose', async () => stopCleanUp?.())
  const closing = new AbortController()
  app.addHook('onClose', async () => closing.abort())
  let stopPlan: (() => void) | undefined
  let stopCampaigns: (() => void) | undefined
  let stopBackups: (() => void) | undefined
  app.addHook('onReady', async () => {
    mail.delivery.start()
    stopCampaigns = startCampaignJob(campaignJob)
    stopBackups = startNightlyBackups({ store: store.db, keeper: backups, settings, clock, log: app.log })
    stopPlan = startPlanJob({ store: store.db, settings, clock, log: app.log, kickDelivery })
  })
  app.addHook('onClose', async () => {
    stopPlan?.()
    stopCampaigns?.()
    stopBackups?.()
    await backups.close()
  })
  app.addHook('onClose', () => mail.delivery.stop())
  app.addHook('onReady', () => changes.start())
  app.addHook('onClose', async () => changes.stop())
  return {
    server: app,
    overload,
    drain: () => {
      draining = true
      requests.drain()
    },
    whenIdle: requests.whenIdle,
    hangUp: requests.hangUp,
    warmPictures: () => {
      const listShown = () =>
        listShownPictures(store.db, { now: clock().toISOString(), limit: MOST_WARM_PICTURES })
      void warmPictures({ listShown, mediaStore, queue, log: app.log, signal: closing.signal })
    },
  }
}

/** Where pictures may come from when an outside image host keeps them. */
function imageOrigins({ imageHost }: Config): string[] {
  return imageHost ? ['https://res.cloudinary.com'] : []
}

/** A number stands for so many proxies in front of us, counted from our side. */
function toTrustProxy(trust: Config['trustProxy']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust
}
