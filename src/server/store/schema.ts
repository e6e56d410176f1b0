import type { Generated, Kysely } from 'kysely'
import type { ContentKind } from '../../domain/items/status.ts'
import type { TrashType } from '../../domain/trash/trash-calls.ts'
import type {
  AuditLogTable,
  KnownDevicesTable,
  MilestonesTable,
  RecoveryCodesTable,
  SecondFactorTable,
  SessionsTable,
} from './tables/coach.ts'
import type { Flag, JsonText } from './tables/column-forms.ts'
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
  SuggestionsTable,
  VisitMarksTable,
  VisitSaltsTable,
} from './tables/statistics.ts'

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

/** What was deleted and can still come back: out of its own tables, so that nothing else ever finds it there. */
interface TrashTable {
  type: TrashType
  /** As text: a picture's is no number. */
  item_id: string
  title: string
  /** Beside the rows, because merging moves them, also of what lies here. */
  category_id: number | null
  author_id: number | null
  /** Its row and those that belong to it, by their tables, in the present form of these. */
  stored_rows: JsonText
  /** The pictures of the library it showed. */
  pictures: JsonText
  deleted_at: string
  /** 1 while its files are being removed: it cannot come back any more. */
  purging: Generated<Flag>
}

interface CategoriesTable {
  id: Generated<number>
  name: string
  /** The name as it is compared: two categories whose names differ only in case are one. */
  name_key: string
  slug: string
  color: string
  icon: string
  is_active: Generated<Flag>
}

interface AuthorsTable {
  id: Generated<number>
  name: string
  name_key: string
  bio: string
  is_active: Generated<Flag>
  social_links: JsonText
}

/** A former slug leads to the item, not to its next slug: chains are flat by themselves. */
interface RedirectsTable {
  kind: ContentKind
  from_slug: string
  item_id: number
}

/** What was public and has been deleted, under each slug it ever had. */
interface TombstonesTable {
  kind: ContentKind
  slug: string
  item_id: number
  deleted_at: string
}

/** Addresses that items had on another site. */
/** Missed addresses that lead to a page of ours. */
interface ForwardsTable {
  path: string
  target: string
  created_at: string
}

interface OldPathsTable {
  path: string
  kind: ContentKind
  item_id: number
}
