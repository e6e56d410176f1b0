import type { Kysely } from 'kysely'
import type { ForwardsTable, OldPathsTable, RedirectsTable, TombstonesTable } from './tables/addresses.ts'
import type {
  AuditLogTable,
  KnownDevicesTable,
  MilestonesTable,
  RecoveryCodesTable,
  SecondFactorTable,
  SessionsTable,
} from './tables/coach.ts'
import type { GeneratedImagesTable, ImageRoundsTable, ImagesTable, VideosTable } from './tables/images.ts'
import type {
  ArticlesTable,
  DraftsTable,
  ImportsTable,
  ItemImagesTable,
  PreviewLinksTable,
  RatingsTable,
  RecipeTagsTable,
  RevisionsTable,
  SearchDocumentsTable,
  ViewMarksTable,
} from './tables/items.ts'
import type {
  IssuesTable,
  MailboxVisitsTable,
  MessageRepliesTable,
  MessagesTable,
  OutboxTable,
  ReadMailboxesTable,
  SkippedMailsTable,
  SubscribersTable,
  SuppressionsTable,
} from './tables/letters.ts'
import type { GoneNotesTable, NoteHelpsTable, NotesTable } from './tables/notes.ts'
import type { RecipesTable } from './tables/recipes.ts'
import type {
  NightlyBackupsTable,
  PageChangesTable,
  PlanDaysTable,
  RateLimitsTable,
  SecretsTable,
  SettingsTable,
} from './tables/site.ts'
import type {
  LiveVisitsTable,
  StatisticsTable,
  VisitMarksTable,
  VisitSaltsTable,
} from './tables/statistics.ts'
import type { SuggestionsTable } from './tables/suggestions.ts'
import type { AuthorsTable, CategoriesTable } from './tables/taxonomies.ts'
import type { TrashTable } from './tables/trash.ts'

/**
 * The tables; their columns are in `tables/`, by subject. On both databases a yes or no is 0 or 1, a list is JSON text,
 * and a time is ISO 8601 in UTC with milliseconds, so that times compare as text.
 */
export interface Database {
  categories: CategoriesTable
  authors: AuthorsTable
  images: ImagesTable
  item_pictures: ItemImagesTable
  videos: VideosTable
  articles: ArticlesTable
  recipes: RecipesTable
  recipe_tags: RecipeTagsTable
  revisions: RevisionsTable
  drafts: DraftsTable
  preview_links: PreviewLinksTable
  ratings: RatingsTable
  notes: NotesTable
  note_helps: NoteHelpsTable
  gone_notes: GoneNotesTable
  redirects: RedirectsTable
  tombstones: TombstonesTable
  trash: TrashTable
  search_documents: SearchDocumentsTable
  settings: SettingsTable
  plan_days: PlanDaysTable
  statistics: StatisticsTable
  visit_marks: VisitMarksTable
  visit_salts: VisitSaltsTable
  live_visits: LiveVisitsTable
  suggestions: SuggestionsTable
  milestones: MilestonesTable
  secrets: SecretsTable
  nightly_backups: NightlyBackupsTable
  audit_log: AuditLogTable
  page_changes: PageChangesTable
  rate_limits: RateLimitsTable
  view_marks: ViewMarksTable
  subscribers: SubscribersTable
  messages: MessagesTable
  message_replies: MessageRepliesTable
  read_mailboxes: ReadMailboxesTable
  mailbox_visits: MailboxVisitsTable
  skipped_mails: SkippedMailsTable
  sessions: SessionsTable
  known_devices: KnownDevicesTable
  picture_rounds: ImageRoundsTable
  generated_images: GeneratedImagesTable
  outbox: OutboxTable
  suppressions: SuppressionsTable
  issues: IssuesTable
  imports: ImportsTable
  old_paths: OldPathsTable
  forwards: ForwardsTable
  second_factor: SecondFactorTable
  recovery_codes: RecoveryCodesTable
}

/** The handle every store function takes: the store itself or a transaction in it. */
export type Store = Kysely<Database>
