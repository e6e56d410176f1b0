import { describeBrowser } from '../auth/describe-device.ts'
import { pluralize } from '../items/labels.ts'
import { capitalize } from '../text/capitalize.ts'

/** The fields of an audit log entry from which its sentence is made. */
export interface DescribedEntry {
  action: string
  resource: string
  userAgent: string | null
  details: Record<string, unknown>
  success: boolean
  errorMessage: string | null
}

type Sentence = (entry: DescribedEntry) => string

const RESOURCE_NAMES: Record<string, string> = {
  article: 'the article',
  recipe: 'the recipe',
  category: 'the category',
  author: 'the author',
  issue: 'the newsletter issue',
  // The name of an issue in older entries.
  campaign: 'the newsletter issue',
  image: 'a picture',
  backup: 'a backup',
  subscriber: 'a subscriber',
}

/** The verbs for things with a title or a name, which is appended or replaces `{}`. */
const VERBS: Record<string, string> = {
  created: 'Created',
  updated: 'Saved',
  restored: 'Brought back an earlier version of',
  scheduled: 'Scheduled',
  unscheduled: 'Called back',
  paused: 'Paused',
  resumed: 'Went on with',
  merged: 'Merged',
  deleted: 'Deleted',
  undeleted: 'Brought {} back from the trash',
  purged: 'Deleted {} for good',
}

const FAILED: Record<string, Sentence> = {
  login: ({ userAgent, errorMessage }) =>
    errorMessage === 'Wrong code'
      ? `Someone with the right password gave a wrong code, from ${describeBrowser(userAgent)}`
      : `Someone tried a wrong password, from ${describeBrowser(userAgent)}`,
  password_changed: () => 'Tried to change the password without knowing the current one',
  backup_restored: ({ errorMessage }) =>
    errorMessage === 'Wrong password'
      ? 'Tried to bring back a backup without knowing the password'
      : `A backup could not be brought back: ${errorMessage}`,
  password_confirmed: () => 'Tried to download a backup without knowing the password',
  second_factor_on: () => 'Tried to set up the second step of the login without knowing the password',
  second_factor_off: () => 'Tried to switch off the second step of the login with a wrong password or code',
  recovery_codes_made: () => 'Tried to make new recovery codes with a wrong password or code',
}

const SENTENCES: Record<string, Sentence> = {
  login: ({ userAgent, details }) =>
    `Logged in from ${describeBrowser(userAgent)}${details.code === 'recovery' ? ', with a recovery code' : ''}`,
  login_code_asked: ({ userAgent }) =>
    `Someone gave the right password and was asked for the code, from ${describeBrowser(userAgent)}`,
  logout: () => 'Logged out',
  message_answered: () => 'Answered a message',
  note_published: ({ details }) => `Published a note by ${String(details.name)}`,
  note_answered: ({ details }) => `Answered a note by ${String(details.name)}`,
  note_answer_removed: ({ details }) => `Took back the answer to a note by ${String(details.name)}`,
  note_held: ({ details }) => `Put a note by ${String(details.name)} with the spam`,
  note_hidden: ({ details }) => `Let a note by ${String(details.name)} wait again`,
  note_corrected: ({ details }) => `Corrected a slip in a note by ${String(details.name)}`,
  note_pinned: ({ details }) => `Keeps a note by ${String(details.name)} on top`,
  note_unpinned: ({ details }) => `Keeps a note by ${String(details.name)} on top no longer`,
  note_placed: ({ details }) => `Moved a note by ${String(details.name)} to another line`,
  note_made_swap: ({ details }) => `Made a tip by ${String(details.name)} a swap`,
  note_swap_undone: ({ details }) => `Took back the swap made of a tip by ${String(details.name)}`,
  notes_imported: ({ details }) => `Brought in ${countOf(details.notes, 'comment')} as notes`,
  note_deleted: ({ details }) => `Deleted ${countOf(details.notes, 'note')} for good`,
  session_ended: () => 'Signed out one other device',
  sessions_ended: ({ details }) =>
    details.kept_this === false ? 'Signed out everywhere' : 'Signed out everywhere else',
  password_made: () => 'The first password was made',
  welcome_link_made: () => 'A link to set the password was made on the server',
  password_changed: () => 'The password was changed',
  second_factor_on: () => 'Switched on the second step of the login',
  second_factor_off: () => 'The second step of the login was switched off',
  recovery_codes_made: () => 'Made new recovery codes',
  app_started: () => 'The site was started',
  settings_updated: ({ details }) => {
    const fields = Array.isArray(details.fields)
      ? details.fields.map((field) => nameField(String(field)))
      : []
    return fields.length > 0 ? `Changed the settings: ${fields.join(', ')}` : 'Changed the settings'
  },
  plan_day_updated: ({ details }) => `Changed ${namePlanDay(details)}`,
  plan_day_reset: ({ details }) => `Brought back ${namePlanDay(details)}, as it came`,
  forward_made: ({ details }) => `Made ${String(details.path)} lead to ${String(details.to)}`,
  forward_removed: ({ details }) => `Took back that ${String(details.path)} leads to ${String(details.to)}`,
  backup_started: () => 'Began a backup',
  backup_downloaded: () => 'Downloaded a backup',
  backup_deleted: () => 'Deleted a backup',
  copy_proof_started: () => 'Had the copy at the second place proven',
  copy_key_shown: () => 'Looked at the key of the copy',
  backup_restored: () => 'Restored the whole site from a backup',
  image_uploaded: () => 'Uploaded a picture',
  image_updated: () => 'Changed a picture’s description or what it shows',
  image_deleted: () => 'Deleted a picture',
  images_generated: ({ details }) => `Had ${countOf(details.pictures, 'picture')} suggested`,
  subscriber_deleted: () => 'Deleted a subscriber and everything kept about them',
  subscriber_tagged: () => 'Changed the tags of a subscriber',
  bounces_accepted: ({ details }) =>
    `Took ${countOf(details.subscribers, 'subscriber')} off the list, whose letters came back`,
  bounces_dismissed: ({ details }) =>
    `Kept ${countOf(details.subscribers, 'subscriber')} on the list, whose letters came back`,
  subscribers_imported: ({ details }) => `Imported ${countOf(details.added, 'subscriber')}`,
  trash_emptied: ({ details }) => `Emptied the trash: ${countOf(details.items, 'item')} deleted for good`,
  sample_content_removed: ({ details }) =>
    `Removed the sample content: ${countOf(details.articles, 'article')}, ${countOf(details.recipes, 'recipe')}`,
}

/** Returns what was done without the details of the change: equal for two saves of the same item (ADMIN-HISTORY-3). */
export function describeAct(entry: DescribedEntry): string {
  return describeEntry({ ...entry, details: { ...entry.details, changes: {}, fields: [] } })
}

/** Returns what happened as a sentence; an action without a description is named as in the log. */
export function describeEntry(entry: DescribedEntry): string {
  const known = (entry.success ? undefined : FAILED[entry.action]) ?? SENTENCES[entry.action]
  const sentence = known ? known(entry) : describeChange(entry)
  return entry.success || FAILED[entry.action] ? sentence : `${sentence} – this failed`
}

/** Describes `article_published` and the like: a verb, the thing and its name. */
function describeChange({ action, resource, details }: DescribedEntry): string {
  const verb = action.startsWith(`${resource}_`) ? action.slice(resource.length + 1) : ''
  const thing = RESOURCE_NAMES[resource] ?? `the ${resource.replaceAll('_', ' ')}`
  const name = [details.title, details.name, details.subject].find((text) => typeof text === 'string' && text)
  const changed =
    verb === 'updated' && describeStatus(verb, details) === null && describeChanges(countsOf(details))
  if (changed) return `Changed ${changed} of ${name ? `${thing} “${name}”` : thing}`
  const words = describeStatus(verb, details) ?? VERBS[verb]
  if (!words) return capitalize(action.replaceAll('_', ' ')) + (name ? `: “${name}”` : '')
  const named = name ? `${thing} “${name}”` : thing
  return words.includes('{}') ? words.replace('{}', () => named) : `${words} ${named}`
}

/** Describes how a save changed an item's status, if it did; older entries lack the previous status. */
function describeStatus(verb: string, { status, was, scheduled }: Record<string, unknown>): string | null {
  if (!['created', 'updated', 'restored'].includes(verb) || was === undefined || was === status) return null
  if (status === 'published') return scheduled ? 'Scheduled' : 'Published'
  if (status === 'archived') return 'Archived'
  return was === 'published' ? 'Took back' : null
}

/** Returns the changes recorded in an entry; older entries have none. */
function countsOf({ changes }: Record<string, unknown>): Record<string, number> {
  if (typeof changes !== 'object' || changes === null) return {}
  return Object.fromEntries(Object.entries(changes).filter(([, count]) => typeof count === 'number'))
}

function countOf(value: unknown, word: string): string {
  return typeof value === 'number' ? pluralize(value, word) : `some ${word}s`
}

function namePlanDay({ day, title }: Record<string, unknown>): string {
  return `day ${day} of the plan${title ? ` “${title}”` : ''}`
}

function nameField(field: string): string {
  return field.replaceAll('_', ' ')
}

/** The noun of a field in a sentence: `the title`; of a list the noun of its entries: `2 steps`. */
const FIELD_NOUNS: Readonly<Record<string, string>> = {
  title: 'the title',
  slug: 'the address',
  excerpt: 'the excerpt',
  description: 'the description',
  content: 'the text',
  category_id: 'the category',
  author_id: 'the author',
  featured: 'whether it is featured',
  published_at: 'the publishing time',
  meta_title: 'the search title',
  meta_description: 'the search description',
  read_time_minutes: 'the read time',
  difficulty_level: 'the level',
  difficulty: 'the difficulty',
  prep_time_minutes: 'the prep time',
  cook_time_minutes: 'the cooking time',
  servings: 'the servings',
  nutrition: 'the nutrition',
  nutrition_source: 'the nutrition',
}

const LIST_NOUNS: Readonly<Record<string, string>> = {
  ingredients: 'ingredient',
  instructions: 'step',
  notes: 'tip',
  dietary_tags: 'tag',
  allergens: 'allergen',
  variations: 'variation',
  swaps: 'swap',
}

/** More fields than this are counted instead of named. */
const MAX_NAMED = 3

/**
 * Names the fields a save changed: `the title and 2 steps` (ADMIN-HISTORY-2). Empty when none of them has a name.
 *
 * @param changes the number of changed entries by field (1 for a field that is not a list)
 * @param wordsAdded the number of words added to the text; null when unknown
 */
export function describeChanges(
  changes: Readonly<Record<string, number>>,
  wordsAdded: number | null = null,
): string {
  const words = Object.entries(changes).flatMap(([field, count]) => {
    const noun = LIST_NOUNS[field]
    if (noun) return [pluralize(count, noun)]
    if (field === 'content' && wordsAdded)
      return [`the text (${wordsAdded > 0 ? '+' : '−'}${pluralize(Math.abs(wordsAdded), 'word')})`]
    if (/^featured_image/.test(field)) return ['the picture']
    return FIELD_NOUNS[field] ?? []
  })
  const named = [...new Set(words)]
  const rest = named.length - MAX_NAMED
  const parts = rest > 0 ? [...named.slice(0, MAX_NAMED), `${rest} more`] : named
  return new Intl.ListFormat('en-GB').format(parts)
}
