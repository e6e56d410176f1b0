import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { pagedQuery, stateField } from '../api/call-fields.ts'
import { CONTENT_STATUSES, ITEM_STATES } from '../items/status.ts'
import { statusCountsSchema } from '../site/overview-calls.ts'
import { isDeeperThan } from '../text/json.ts'
import { articleSchema, articleSummarySchema } from './article.ts'
import { recipeSchema, recipeSummarySchema } from './recipe.ts'

/** An editor's fields are lists of objects at most; deeper nesting cannot come from an editor. */
const DRAFT_DEPTH = 10

const isoTime = z.iso.datetime()
const id = z.int().positive()

/** Fields as the editor holds them, half-written ones included: stored as they are, never validated, never shown to readers. */
const draftFieldsSchema = z.record(z.string(), z.unknown())

/**
 * The coach's unsaved input, stored beside the live item. Its key is the item's id, or `new` for one that has never
 * been saved.
 */
const draftSchema = z
  .object({
    fields: draftFieldsSchema,
    /** `updated_at` of the item the draft was started from; null for a new one. */
    based_on: isoTime.nullable(),
    saved_at: isoTime,
  })
  .meta({ id: 'Draft' })
const draftAnswer = z.object({ draft: draftSchema.nullable() })
/** A draft as sent; its size is limited only by the request limit. */
export const draftInput = z
  .object(
    {
      fields: z
        .record(z.string(), z.unknown(), 'The draft’s fields must be an object')
        .refine((fields) => !isDeeperThan(fields, DRAFT_DEPTH), 'The draft’s fields are nested too deeply'),
      based_on: z.iso
        .datetime('The draft’s version must be a date and time')
        .nullish()
        .transform((time) => time ?? null),
    },
    'The request must be a JSON object',
  )
  .meta({ id: 'DraftWrite' })

const REVISION_ACTIONS = ['created', 'updated', 'restored'] as const
export type RevisionAction = (typeof REVISION_ACTIONS)[number]

/** One line of an item's history. */
export const revisionSummarySchema = z
  .object({
    id,
    saved_at: isoTime,
    /** The name of the user who saved it. */
    saved_by: z.string(),
    action: z.enum(REVISION_ACTIONS),
    status: z.enum(CONTENT_STATUSES),
    title: z.string(),
    /** The fields that differ from the preceding revision; empty for the first. */
    changed_fields: z.array(z.string()),
    /** The number of differences per field; null for revisions saved before these were counted. */
    changes: z.record(z.string(), z.int()).nullable(),
    /** The number of words added since the preceding revision, negative for removed ones; null where no text changed. */
    words_added: z.int().nullable(),
  })
  .meta({ id: 'RevisionSummary' })
const revisionListAnswer = z.object({ revisions: z.array(revisionSummarySchema) })
/** A revision with the item as it was then, in the form a save accepts. */
const revisionAnswer = z.object({
  revision: revisionSummarySchema.extend({ fields: draftFieldsSchema }),
})

/** The secret address under which an unpublished item can be read until it is revoked. */
const previewLinkAnswer = z.object({
  preview_link: z.object({ url: z.string(), created_at: isoTime }).nullable(),
})

export type Draft = z.infer<typeof draftSchema>
export type PreviewLink = NonNullable<z.infer<typeof previewLinkAnswer>['preview_link']>
export type RevisionSummary = z.infer<typeof revisionSummarySchema>

/** The fields of an item that readers never get. */
const coachOnly = { ignored_findings: z.array(z.string()) }
export const articleAnswer = z.object({
  article: articleSchema.extend(coachOnly).meta({ id: 'AdminArticle' }),
})
export const recipeAnswer = z.object({
  recipe: recipeSchema.extend(coachOnly).meta({ id: 'AdminRecipe' }),
})

/** A slug or name that is already taken; for a slug with a free one. */
export const takenAnswer = z
  .object({
    error: z.string(),
    details: z.array(z.object({ field: z.string(), message: z.string() })),
    suggestion: z.string().optional(),
  })
  .meta({ id: 'Taken' })

/** The query of the admin's lists of articles and recipes (ADMIN-ITEM-1). */
const listQuery = pagedQuery.extend({
  status: stateField(ITEM_STATES, 'Status'),
})
const total = z.int().nonnegative()

/** Longer than any id or slug; any other text gets 404. */
const address = z.string().max(200)
export const itemParams = z.object({ id: address })
export const revisionParams = z.object({ id: address, revisionId: address })

type ItemTable = 'articles' | 'recipes'

/** Returns the calls both kinds of items have in common. A draft is that of the id, or of `new`. */
function callsOf<Table extends ItemTable>(table: Table) {
  const params = itemParams
  const draft = { path: `/admin/${table}/:id/draft`, params, stale: [] } as const
  const link = { path: `/admin/${table}/:id/preview-link`, params } as const
  const changesLink = { ...link, replaces: link.path, stale: [] } as const
  return {
    remove: {
      method: 'DELETE',
      path: `/admin/${table}/:id`,
      params,
      answer: null,
      stale: [`/admin/${table}`, '/admin/overview'],
    },
    readDraft: { ...draft, method: 'GET', answer: draftAnswer },
    writeDraft: { ...draft, method: 'PUT', body: draftInput, answer: draftAnswer },
    removeDraft: { ...draft, method: 'DELETE', answer: null },
    revisions: {
      method: 'GET',
      path: `/admin/${table}/:id/revisions`,
      params,
      answer: revisionListAnswer,
    },
    revision: {
      method: 'GET',
      path: `/admin/${table}/:id/revisions/:revisionId`,
      params: revisionParams,
      answer: revisionAnswer,
    },
    readLink: { ...link, method: 'GET', answer: previewLinkAnswer },
    makeLink: { ...changesLink, method: 'POST', answer: previewLinkAnswer },
    revokeLink: { ...link, method: 'DELETE', answer: null, stale: [] },
  } as const satisfies CallSet
}

export type SharedItemCalls = ReturnType<typeof callsOf<ItemTable>>

export const itemCalls = {
  articles: {
    ...callsOf('articles'),
    list: {
      method: 'GET',
      path: '/admin/articles',
      query: listQuery,
      answer: z.object({ articles: z.array(articleSummarySchema), total, counts: statusCountsSchema }),
    },
  },
  recipes: {
    ...callsOf('recipes'),
    list: {
      method: 'GET',
      path: '/admin/recipes',
      query: listQuery,
      answer: z.object({ recipes: z.array(recipeSummarySchema), total, counts: statusCountsSchema }),
    },
  },
} as const satisfies Record<string, CallSet>
