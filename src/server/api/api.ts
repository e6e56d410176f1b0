import type { FastifyInstance } from 'fastify'
import type { PlanDay } from '../../domain/newsletter/workout-plan.ts'
import type { BackupRunner } from '../backup/backup-runner.ts'
import type { ResponseCache } from '../cache/response-cache.ts'
import type { Config } from '../config.ts'
import type { HealthChecker } from '../health/health-checker.ts'
import type { MailChecker } from '../mail/check/mail-checker.ts'
import type { SubscriberLinks, SubscriberTokens } from '../mail/subscriber-links.ts'
import type { KnownImages } from '../media/known-images.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { RenderQueue } from '../media/render-queue.ts'
import type { FetchPublic } from '../net/fetch-public.ts'
import type { SiteQueries } from '../reads/public-reads.ts'
import type { SearchLimiter } from '../reads/search-limiter.ts'
import type { VisitCounter } from '../statistics/visit-counter.ts'
import type { Store } from '../store/database.ts'
import type { GuessLimiter } from './auth/login-rate-limit.ts'

/** What the API's areas need: one object for all areas. */
export interface ApiOptions {
  store: Store
  queries: SiteQueries
  /** Cached answers of the public reads. */
  answers: ResponseCache
  /** Called before a cached answer is used, with the time in epoch milliseconds: scheduled items may have become due. */
  passTime: (now: number) => void
  securityHeaders: Record<string, string>
  mediaStore: MediaStore
  /** Delivery's cache of image records: invalidated when an image changes or is removed. */
  images: Pick<KnownImages, 'forget' | 'forgetRemoved'>
  /** The single queue for making images. */
  imageQueue: RenderQueue
  /** Fetches from other sites: about films, recipe pages, images (IMG-OUTSIDE-1, RIMPORT-API-2, VIDEO-FACT-2). */
  askOutside: FetchPublic
  /** The image API that paints suggestions; null lets the built-in illustrator draw them. */
  aiImages: Config['aiImages']
  /** True when the next start resets the coach's password to that of the environment. */
  passwordFromEnvironment: boolean
  /** False while mails are only written to a folder. */
  mailConfigured: boolean
  /** Checks whether receivers will trust the site's letters. */
  mailChecker: MailChecker
  clock: () => Date
  /** The public origin, without a trailing slash. */
  siteUrl: string
  /** The original 7-day plan, without the coach's changes. */
  planDays: readonly PlanDay[]
  /** Creates the tokens of the links in subscribers' letters. */
  tokens: SubscriberTokens
  links: SubscriberLinks
  /** Recipient of contact messages. */
  coachEmail: string
  /** Called after a letter was written to the outbox, to trigger delivery. */
  triggerDelivery: () => void
  /** Sends the newsletter issues that are due. */
  kickIssues: () => Promise<void>
  visits: VisitCounter
  /** Called before a search that is not cached; throws Failure `too_many`. */
  limitSearch: SearchLimiter
  /** Paths of the site, its updates (the updater reads the remaining settings itself), and its copy. */
  config: Pick<
    Config,
    'dataDir' | 'updates' | 'updatesKey' | 'databaseUrl' | 'mediaStore' | 'copy' | 'copyKey'
  >
  backups: BackupRunner
  health: HealthChecker
  /** Limits all guesses at the password. */
  guesses: GuessLimiter
  /** Called after a change is stored, with the page paths it affects; null for all. */
  onChange: (paths: readonly string[] | null) => void
}

export type ApiApp = FastifyInstance
