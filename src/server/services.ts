import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { RenderLetter } from '../domain/mail/letters.ts'
import type { PlanDay } from '../domain/newsletter/workout-plan.ts'
import { BackupRunner } from './backup/backup-runner.ts'
import { ResponseCache } from './cache/response-cache.ts'
import { SiteChanges } from './cache/site-changes.ts'
import type { Config } from './config.ts'
import { HealthChecker } from './health/health-checker.ts'
import type { OverloadLimits } from './http/overload.ts'
import { commonSecurityHeaders, pageSecurityHeaders } from './http/security-headers.ts'
import { MessageIds } from './mail/message-id.ts'
import { openMail } from './mail/open-mail.ts'
import { SubscriberTokens } from './mail/subscriber-links.ts'
import { KnownImages } from './media/known-images.ts'
import type { MediaStore } from './media/media-store.ts'
import { createRenderQueue } from './media/render-queue.ts'
import type { FetchPublic } from './net/fetch-public.ts'
import type { DevBuild } from './pages/dev-build.ts'
import type { WebBuild } from './pages/web-build.ts'
import { readsWithViews } from './reads/find-read.ts'
import { createSiteQueries } from './reads/public-reads.ts'
import { createSearchLimiter } from './reads/search-limiter.ts'
import { VisitCounter } from './statistics/visit-counter.ts'
import { readSecret } from './store/auth/secrets.ts'
import type { OpenStore } from './store/database.ts'
import { findImage } from './store/images/images.ts'
import { readPlanDays } from './store/newsletter/plan-days.ts'

export interface AppOptions {
  config: Config
  /** The public origin, without a trailing slash. */
  siteUrl: string
  store: OpenStore
  mediaStore: MediaStore
  build: WebBuild
  renderLetter: RenderLetter
  /** The 7-day plan, in order of its days. */
  planDays: PlanDay[]
  root: string
  logger: FastifyBaseLogger
  clock?: () => Date
  /** Fetches facts about films, for pages and images, from other sites; by default guarded against private addresses. */
  askOutside?: FetchPublic
  /** Maximum number of cached pages; 0 renders every page anew (for measuring). */
  maxCachedPages?: number
  /** Load this process accepts before it answers 503. */
  overloadLimits?: OverloadLimits
  /** False disables scheduled jobs: for a test that compares the store with itself. */
  jobs?: boolean
  /** Serves modules straight from their sources; only during development. */
  devBuild?: DevBuild
}

const MAX_CACHED_PAGES = 2_000
const MAX_CACHED_ANSWERS = 1_000
const MAX_ANSWER_BYTES = 32 * 1024 * 1024

export type Services = Awaited<ReturnType<typeof openServices>>

/** Opens what routes and jobs share. */
export async function openServices(
  app: FastifyInstance,
  {
    config,
    siteUrl,
    store,
    mediaStore,
    renderLetter,
    planDays,
    clock = () => new Date(),
    maxCachedPages = MAX_CACHED_PAGES,
    devBuild,
  }: AppOptions,
) {
  const { db } = store
  const cache = new ResponseCache({ maxEntries: maxCachedPages })
  // Separate from the page cache: a client can request more different API answers than there are pages.
  const answers = new ResponseCache({
    maxEntries: Math.min(maxCachedPages, MAX_CACHED_ANSWERS),
    maxBytes: MAX_ANSWER_BYTES,
  })
  const tokens = new SubscriberTokens(await readSecret(db, 'newsletter'))
  const queries = createSiteQueries({ store: db, clock, tokens, planDays, mediaStore })
  const changes = new SiteChanges({ store: db, caches: [queries, cache, answers], log: app.log, clock })
  const { settings, look } = queries
  const messageIds = new MessageIds(await readSecret(db, 'message-id'), siteUrl)
  const mail = openMail({
    config,
    store: db,
    settings,
    look,
    renderLetter,
    tokens,
    messageIds,
    // Not the cached plan of the pages: a letter uses the store's state at its moment.
    planDays: () => readPlanDays(db, planDays),
    siteUrl,
    log: app.log,
    clock,
  })
  const triggerDelivery = () => mail.delivery.kick()
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
    messageIds,
    triggerDelivery,
    issueJob: {
      store: db,
      clock,
      timeZone: async () => (await settings()).time_zone,
      log: app.log,
      triggerDelivery,
      onSent: () => changes.invalidate(null),
    },
    visits: new VisitCounter({
      store: db,
      clock,
      timeZone: async () => (await settings()).time_zone,
      onViews: (items) => answers.invalidate(readsWithViews(items)),
      log: app.log,
    }),
    health: new HealthChecker({ config, siteUrl, store, mediaStore, clock, log: app.log }),
    backups: new BackupRunner({ place: config, clock, log: app.log }),
    // One queue for all image making, so that it never takes more than its share of the machine.
    imageQueue: createRenderQueue(),
    limitSearch: createSearchLimiter(clock),
    images: new KnownImages({ findImage: (publicId) => findImage(db, publicId) }),
    // Hot reload needs what the pages' content security policy forbids.
    pageHeaders: devBuild
      ? commonSecurityHeaders()
      : pageSecurityHeaders({ https: siteUrl.startsWith('https:') }),
  }
}
