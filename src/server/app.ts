import { join } from 'node:path'
import cookie from '@fastify/cookie'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { RenderLetter } from '../domain/mail/letter-props.ts'
import { apiRoutes } from './api/routes.ts'
import { BackupKeeper } from './backup/backup-keeper.ts'
import { ResponseCache } from './cache/response-cache.ts'
import { SiteChanges } from './cache/site-changes.ts'
import type { Config } from './config.ts'
import { forceHttps } from './force-https.ts'
import { createHttpServer } from './http-server.ts'
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
import { guardAgainstOverload, OVERLOAD_LIMITS, type Overload, type OverloadLimits } from './overload.ts'
import { adminPages } from './pages/admin-page.ts'
import type { DevBuild } from './pages/dev-build.ts'
import { renderOutagePage } from './pages/outage-page.ts'
import { previewRoutes } from './pages/preview.ts'
import { pageKey, pageRoutes } from './pages/routes.ts'
import { adminSecurityHeaders, commonSecurityHeaders, pageSecurityHeaders } from './pages/security-headers.ts'
import { findCard } from './pages/share-cards/find-card.ts'
import { shareCardRoutes } from './pages/share-cards/routes.ts'
import { serveStaticFiles } from './pages/static-files.ts'
import type { WebBuild } from './pages/web-build.ts'
import { readPlan } from './plan/read-plan.ts'
import { findRead } from './reads/find-read.ts'
import { createSiteQueries } from './reads/public-reads.ts'
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

const MAX_CACHED_PAGES = 2_000
const MAX_CACHED_ANSWERS = 1_000
const MAX_ANSWER_BYTES = 32 * 1024 * 1024
/** Of each kind of content: what the index pages and the newest pages show. */
const MOST_WARM_PICTURES = 40

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
  const app = createHttpServer(config, logger, commonHeaders)
  // Hot reload needs what the policy forbids.
  const pageHeaders = devBuild ? commonHeaders : pageSecurityHeaders({ https })
  const requests = watchRequests(app.server)
  // Or a line that is never silent would keep a closing server open.
  app.addHook('preClose', async () => requests.drain())
  const cache = new ResponseCache({ maxEntries: maxCachedPages })
  // Apart from the pages: a stranger can ask the API for more different answers than there are pages.
  const answers = new ResponseCache({
    maxEntries: Math.min(maxCachedPages, MAX_CACHED_ANSWERS),
    maxBytes: MAX_ANSWER_BYTES,
  })
  const tokens = new SubscriberTokens(await readSecret(store.db, 'newsletter'))
  const planDays = await readPlan(join(root, 'content/plan'))
  const queries = createSiteQueries({ store: store.db, clock, tokens, planDays })
  const changes = new SiteChanges({ store: store.db, caches: [queries, cache, answers], log: app.log, clock })

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

  const overload = guardAgainstOverload(app, {
    limits: overloadLimits,
    isCached: ({ method, url }) => {
      if (method !== 'GET' && method !== 'HEAD') return false
      const read = findRead(url)
      if (read) return read.key !== null && answers.has(read.key)
      const key = pageKey(url)
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
    answers,
    passTime: (now) => changes.passTime(now),
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
    findCard: (kind, id) =>
      findCard(
        {
          settings,
          article: (slug) => queries.read('article', { slug }),
          recipe: (slug) => queries.read('recipe', { slug }),
        },
        kind,
        id,
      ),
  })
  if (!devBuild) await serveStaticFiles(app, join(root, 'dist/client'))
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

  const closing = new AbortController()
  const stopJobs: (() => void)[] = []
  app.addHook('onReady', async () => {
    mail.delivery.start()
    stopJobs.push(
      startCleanUp({ store: store.db, clock, log: app.log }),
      startCampaignJob(campaignJob),
      startNightlyBackups({ store: store.db, keeper: backups, settings, clock, log: app.log }),
      startPlanJob({ store: store.db, settings, clock, log: app.log, kickDelivery }),
    )
  })
  app.addHook('onClose', async () => {
    closing.abort()
    for (const stop of stopJobs) stop()
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
