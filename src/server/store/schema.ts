import type { Generated, Kysely } from 'kysely'
import type { CampaignState } from '../../domain/admin/campaigns.ts'
import type { MessageState } from '../../domain/admin/inbox.ts'
import type { RevisionAction } from '../../domain/admin/writing.ts'
import type { ArticleDifficulty } from '../../domain/content/article.ts'
import type { RecipeDifficulty } from '../../domain/content/recipe.ts'
import type { ContentKind, ContentStatus } from '../../domain/content/status.ts'
import type { ImageSource } from '../../domain/images/digital-source.ts'
import type { PictureUser } from '../../domain/images/picture-users.ts'
import type { DeliveryFailure } from '../../domain/mail/delivery-rules.ts'
import type { LetterKind, LetterState } from '../../domain/mail/letter-kinds.ts'
import type { SubscriberState } from '../../domain/newsletter/subscriber.ts'

/**
 * The tables, one interface each. On both databases a yes or no is 0 or 1, a list is JSON text,
 * and a time is ISO 8601 in UTC with milliseconds, so that times compare as text.
 */
export interface Database {
  categories: CategoriesTable
  authors: AuthorsTable
  images: ImagesTable
  item_pictures: ItemPicturesTable
  articles: ArticlesTable
  recipes: RecipesTable
  recipe_tags: RecipeTagsTable
  revisions: RevisionsTable
  drafts: DraftsTable
  preview_links: PreviewLinksTable
  ratings: RatingsTable
  redirects: RedirectsTable
  tombstones: TombstonesTable
  search_documents: SearchDocumentsTable
  settings: SettingsTable
  secrets: SecretsTable
  audit_log: AuditLogTable
  page_changes: PageChangesTable
  rate_limits: RateLimitsTable
  view_marks: ViewMarksTable
  subscribers: SubscribersTable
  messages: MessagesTable
  sessions: SessionsTable
  picture_rounds: PictureRoundsTable
  generated_images: GeneratedImagesTable
  outbox: OutboxTable
  suppressions: SuppressionsTable
  campaigns: CampaignsTable
  imports: ImportsTable
  old_paths: OldPathsTable
  second_factor: SecondFactorTable
  recovery_codes: RecoveryCodesTable
}

/** The handle every store function takes: the store itself or a transaction in it. */
export type Store = Kysely<Database>

/** 0 or 1: the one form of yes and no that both databases take. */
export type Flag = 0 | 1

/** JSON text; read only through `json-columns.ts`. */
export type JsonText = string

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

interface ImagesTable {
  public_id: string
  version: string
  width: number
  height: number
  format: string
  bytes: number
  color: string | null
  alt: string
  focal_x: number | null
  focal_y: number | null
  source: ImageSource
  created_at: string
  /** Earlier versions, whose addresses lead to the present one. */
  former_versions: Generated<JsonText>
  /** The version whose bytes are the original, where a later one only shows another part; null for the present one. */
  original_version: Generated<string | null>
  /** Where an outside host delivers it from; null for pictures kept here. */
  delivery_base: Generated<string | null>
  /** What the library's search box looks through, in lower case. */
  list_text: Generated<string>
}

/** Which stored pictures an item or a letter shows, as its featured picture or inside its text. */
interface ItemPicturesTable {
  kind: PictureUser
  item_id: number
  public_id: string
}

/** What articles and recipes have in common. */
export interface ItemColumns {
  id: Generated<number>
  slug: string
  title: string
  status: ContentStatus
  featured: Flag
  published_at: string | null
  updated_at: string
  created_at: string
  /** 1 once the public could see it: an address that must answer 410 rather than 404 later. */
  was_public: Flag
  category_id: number | null
  author_id: number | null
  view_count: Generated<number>
  featured_image_url: string | null
  featured_image_alt: string | null
  featured_image_public_id: string | null
  featured_image_version: string | null
  meta_title: string | null
  meta_description: string | null
  meta_keywords: JsonText
  /** What the admin's search box looks through, in lower case. */
  list_text: string
  /** 1 while it is the sample site's and the coach has not saved it herself. */
  sample: Generated<Flag>
}

interface ArticlesTable extends ItemColumns {
  excerpt: string
  read_time_minutes: number
  difficulty_level: ArticleDifficulty
  content: string
  content_html: string
}

interface RecipesTable extends ItemColumns {
  description: string
  prep_time_minutes: number
  cook_time_minutes: number
  servings: number
  difficulty: RecipeDifficulty
  dietary_tags: JsonText
  allergens: JsonText
  rating_average: Generated<number>
  rating_count: Generated<number>
  notes: string
  ingredients: JsonText
  instructions: JsonText
  variations: JsonText
}

/** What an item was at each save. */
interface RevisionsTable {
  id: Generated<number>
  kind: ContentKind
  item_id: number
  saved_at: string
  saved_by: string
  action: RevisionAction
  status: ContentStatus
  title: string
  changed_fields: JsonText
  /** All that a save may write, as it was then. */
  fields: JsonText
}

/** What is typed in the editor and not saved. */
interface DraftsTable {
  kind: ContentKind
  /** The item's id, or `new`. */
  item_key: string
  fields: JsonText
  based_on: string | null
  saved_at: string
}

/** The secret address of an item. The token is made from the nonce and the site's secret, and only its hash is kept. */
interface PreviewLinksTable {
  kind: ContentKind
  item_id: number
  nonce: string
  token_hash: string
  created_at: string
}

/** The dietary tags of each recipe once more, in lower case, for the list's `tag` filter. */
interface RecipeTagsTable {
  tag: string
  recipe_id: number
}

interface RatingsTable {
  recipe_id: number
  visitor: string
  rating: number
  updated_at: string
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

interface SearchDocumentsTable {
  id: Generated<number>
  kind: ContentKind
  item_id: number
  /** The body without its markup, from which a result's passage is cut. */
  body_text: string
}

interface SettingsTable {
  key: string
  value: JsonText
}

interface SecretsTable {
  name: string
  value: string
}

interface AuditLogTable {
  id: Generated<number>
  action: string
  user_id: string | null
  user_type: 'admin' | 'anonymous'
  resource: string
  resource_id: string | null
  details: JsonText
  ip_address: string | null
  user_agent: string | null
  success: Flag
  error_message: string | null
  timestamp: string
}

interface PageChangesTable {
  id: Generated<number>
  /** Page paths as a JSON list; null stands for every page. */
  paths: JsonText | null
  at: string
}

interface RateLimitsTable {
  key: string
  count: number
  reset_at: string
}

interface ViewMarksTable {
  day: string
  kind: ContentKind
  item_id: number
  mark: string
}

interface SubscribersTable {
  id: Generated<number>
  /** Normalised, so that one person is there once. */
  email: string
  first_name: string | null
  state: SubscriberState
  source: string
  tags: JsonText
  /** When, through which form and to which text she agreed. */
  consent_at: string
  consent_form: string
  consent_text_version: string
  confirm_token_hash: string | null
  resend_count: number
  /** Before this time no further confirmation mail is sent. */
  next_send_at: string | null
  confirmed_at: string | null
  unsubscribed_at: string | null
  /** When a letter to her came back for good. */
  bounced_at: Generated<string | null>
  /** Part of what her links are made from: a new one makes the old links worthless. */
  token_nonce: Generated<string>
  /** The day of the plan that comes next, 1 to 7; null when she is not on it. */
  plan_day: Generated<number | null>
  /** When that day's letter is due. */
  plan_due_at: Generated<string | null>
  created_at: string
  updated_at: string
}

interface MessagesTable {
  id: Generated<number>
  first_name: string
  last_name: string
  email: string
  subject: string
  message: string
  state: MessageState
  received_at: string
}

/** The coach's logins; the token itself is only in her cookie. */
interface SessionsTable {
  id: Generated<number>
  token_hash: string
  created_at: string
  last_used_at: string
  user_agent: Generated<string | null>
  /** Where it was begun from, already shortened. */
  place: Generated<string | null>
}

/** At most one row. */
interface SecondFactorTable {
  id: number
  /** The key, encrypted (`auth/seal-secret.ts`). */
  secret: string
  /** Null until a code has shown that the app has it: so long it does not count. */
  confirmed_at: string | null
  /** The step of time of the last code that was used; none up to it counts again. */
  last_step: number
}

interface RecoveryCodesTable {
  id: Generated<number>
  code_hash: string
}

/** How often other pictures were asked for, for one input (its texts, hashed). */
interface PictureRoundsTable {
  input_key: string
  round: number
  updated_at: string
}

/** What a model made for an input; the bytes are kept with the variants, for a day. */
interface GeneratedImagesTable {
  id: string
  input_key: string
  /** What was made in one go. */
  batch: string
  position: number
  width: number
  height: number
  created_at: string
}
/** Letters to be sent, and what became of them. */
interface OutboxTable {
  id: Generated<number>
  kind: LetterKind
  recipient: string
  /** What the letter is made from; emptied once it is sent. */
  data: JsonText
  message_id: number | null
  subscriber_id: number | null
  campaign_id: number | null
  state: LetterState
  attempts: number
  next_attempt_at: string
  /** Who has it in hand while it is being sent. */
  claim: string | null
  claimed_at: string | null
  sent_at: string | null
  last_error: string | null
  last_error_at: string | null
  /** Null for what went wrong before this was noted. */
  last_error_about: Generated<DeliveryFailure['about'] | null>
  created_at: string
}

/** Addresses that must not be put on the list again by anybody but their owner: as hashes, for the rest is deleted. */
interface SuppressionsTable {
  email_hash: string
  reason: 'unsubscribed' | 'deleted' | 'bounced'
  at: string
}

/** The coach's newsletter issues. */
interface CampaignsTable {
  id: Generated<number>
  subject: string
  preview_text: string
  slug: string
  content: string
  content_html: string
  state: CampaignState
  send_at: string | null
  sent_at: string | null
  /** Visits its letters led to; nobody's name is kept with them. */
  clicks: number
  /** Letters whose rows are gone from the outbox, by what became of them. */
  forgotten_sent: Generated<number>
  forgotten_failed: Generated<number>
  created_at: string
  updated_at: string
}

/** What was brought in from elsewhere, by where it came from. */
interface ImportsTable {
  origin: string
  kind: ContentKind | 'picture'
  /** The item's id, or the picture's. */
  target: string
  /** Of what the file said. */
  hash: string
  at: string
}

/** Addresses that items had on another site. */
interface OldPathsTable {
  path: string
  kind: ContentKind
  item_id: number
}
