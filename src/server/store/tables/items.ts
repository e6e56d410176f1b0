import type { Generated } from 'kysely'
import type { ArticleDifficulty } from '../../../domain/content/article.ts'
import type { RevisionAction } from '../../../domain/content/item-calls.ts'
import type { ImageUser } from '../../../domain/images/image-users.ts'
import type { ContentKind, ContentStatus } from '../../../domain/items/status.ts'
import type { Flag, JsonText } from '../stored-values.ts'

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
  /** Keys of the proof-reader's findings that are told no more. */
  ignored_findings: Generated<JsonText>
  /** What the admin's search box looks through, in lower case. */
  list_text: string
  /** 0 once the coach has closed its notes. */
  notes_open: Generated<Flag>
  /** 1 while it is the sample site's and the coach has not saved it. */
  sample: Generated<Flag>
}

export interface ArticlesTable extends ItemColumns {
  excerpt: string
  read_time_minutes: number
  difficulty_level: ArticleDifficulty
  content: string
  content_html: string
}

export interface ContentTables {
  articles: ArticlesTable
  /** The dietary tags of each recipe once more, in lower case, for the list's `tag` filter. */
  recipe_tags: {
    tag: string
    recipe_id: number
  }
  /** Which stored pictures an item or a letter shows, as its featured picture or inside its text. */
  item_pictures: {
    kind: ImageUser
    item_id: number
    public_id: string
  }
  /** What an item was at each save. */
  revisions: {
    id: Generated<number>
    kind: ContentKind
    item_id: number
    saved_at: string
    saved_by: string
    action: RevisionAction
    status: ContentStatus
    title: string
    changed_fields: JsonText
    /** `countChanges`, and how many words more (or fewer) the text has; null for versions of before they were counted. */
    changes: JsonText | null
    words_added: number | null
    /** All that a save may write, as it was then. */
    fields: JsonText
  }
  /** What is typed in the editor and not saved. */
  drafts: {
    kind: ContentKind
    /** The item's id, or `new`. */
    item_key: string
    fields: JsonText
    based_on: string | null
    saved_at: string
  }
  /** The secret address of an item. The token is made from the nonce and the site's secret, and only its hash is kept. */
  preview_links: {
    kind: ContentKind
    item_id: number
    nonce: string
    token_hash: string
    created_at: string
  }
  search_documents: {
    id: Generated<number>
    kind: ContentKind
    item_id: number
    /** The body without its markup, from which a result's passage is cut. */
    body_text: string
  }
  ratings: {
    recipe_id: number
    visitor: string
    rating: number
    updated_at: string
    /** The note it came with; null for stars alone. */
    note_id: Generated<number | null>
  }
  view_marks: {
    day: string
    kind: ContentKind
    item_id: number
    mark: string
  }
  /** What was brought in from elsewhere, by where it came from. */
  imports: {
    origin: string
    kind: ContentKind | 'picture'
    /** The item's id, or the picture's. */
    target: string
    /** Of what the file said. */
    hash: string
    at: string
  }
}
