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

/** What the API's areas need. One object for all, so that a new area finds it all in one place. */
export interface ApiOptions {
  store: Store
  queries: SiteQueries
  /** The finished answers of the public reads. */
  answers: ResponseCache
  /** Called before an answer is taken from there, in epoch milliseconds: what was scheduled may have come due. */
  passTime: (now: number) => void
  securityHeaders: Record<string, string>
  mediaStore: MediaStore
  /** What delivery knows of images without asking: whatever changes or removes one tells it. */
  images: Pick<KnownImages, 'forget' | 'forgetRemoved'>
  /** The one line that all making of pictures stands in. */
  imageQueue: RenderQueue
  /**
   * How other sites are asked: about films, for pages with recipes, for pictures (IMG-OUTSIDE-1, RIMPORT-API-2,
   * VIDEO-FACT-2).
   */
  askOutside: FetchPublic
  /** The image API that paints suggestions; null lets the built-in illustrator draw them. */
  aiImages: Config['aiImages']
  /** True when the next start makes the password of the environment the coach's again. */
  passwordFromEnvironment: boolean
  /** False while mails are only written to a folder. */
  mailConfigured: boolean
  /** Finds out whether letters will be trusted. */
  mailChecker: MailChecker
  clock: () => Date
  /** The public origin, without a slash at the end. */
  siteUrl: string
  /** The 7-day plan as it came, before the coach changes days. */
  planDays: readonly PlanDay[]
  /** What the links in subscribers' letters are made of. */
  tokens: SubscriberTokens
  links: SubscriberLinks
  /** Where contact messages go. */
  coachEmail: string
  /** Called after a letter has been written into the outbox: it may go at once. */
  kickDelivery: () => void
  /** Sends the newsletter issues on their way whose time has come. */
  kickIssues: () => Promise<void>
  visits: VisitCounter
  /** Called before a search that does not lie ready; throws Failure `too_many`. */
  limitSearch: SearchLimiter
  /** Where the site is, where updates come from (the updater reads the rest itself), and where its copy is. */
  config: Pick<
    Config,
    'dataDir' | 'updates' | 'updatesKey' | 'databaseUrl' | 'mediaStore' | 'copy' | 'copyKey'
  >
  backups: BackupRunner
  health: HealthChecker
  /** What all guesses at the password go through. */
  guesses: GuessLimiter
  /** Called after a change is stored, with the page paths it touches; null for all. */
  onChange: (paths: readonly string[] | null) => void
}

export type ApiApp = FastifyInstance
