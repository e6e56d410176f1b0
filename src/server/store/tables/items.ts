import type { Generated } from 'kysely'
import type { ArticleDifficulty } from '../../../domain/content/article.ts'
import type { RevisionAction } from '../../../domain/content/item-calls.ts'
import type { ImageUser } from '../../../domain/images/image-users.ts'
import type { ContentKind, ContentStatus } from '../../../domain/items/status.ts'
import type { Flag, JsonText } from '../stored-values.ts'

/** Columns shared by articles and recipes. */
export interface ItemColumns {
  id: Generated<number>
  slug: string
  title: string
  status: ContentStatus
  featured: Flag
  published_at: string | null
  updated_at: string
  created_at: string
  /** 1 once it was public: its address must later answer 410 rather than 404. */
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
  /** Keys of the proof-reader's findings that the coach ignores. */
  ignored_findings: Generated<JsonText>
  /** Text the admin's search looks through, in lower case. */
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
  /** A copy of each recipe's dietary tags, in lower case, for the list's `tag` filter. */
  recipe_tags: {
    tag: string
    recipe_id: number
  }
  /** Which stored images an item or a letter shows, as its featured image or in its text. */
  item_pictures: {
    kind: ImageUser
    item_id: number
    public_id: string
  }
  /** An item's state at each save. */
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
    /** `countChanges`, and the number of words added (or removed); null for earlier revisions. */
    changes: JsonText | null
    words_added: number | null
    /** All fields a save may write, as of then. */
    fields: JsonText
  }
  /** Unsaved text of the editor. */
  drafts: {
    kind: ContentKind
    /** The item's id, or `new`. */
    item_key: string
    fields: JsonText
    based_on: string | null
    saved_at: string
  }
  /** An item's secret address. The token is derived from the nonce and the site's secret, and only its hash is stored. */
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
    /** The body without markup, from which a result's passage is cut. */
    body_text: string
  }
  ratings: {
    recipe_id: number
    visitor: string
    rating: number
    updated_at: string
    /** The note it was given with; null for stars alone. */
    note_id: Generated<number | null>
  }
  view_marks: {
    day: string
    kind: ContentKind
    item_id: number
    mark: string
  }
  /** Imported content, by origin. */
  imports: {
    origin: string
    kind: ContentKind | 'picture'
    /** The item's id, or the image's. */
    target: string
    /** Hash of the file's content. */
    hash: string
    at: string
  }
}
