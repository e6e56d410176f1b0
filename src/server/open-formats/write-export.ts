import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { ZipFile } from 'yazl'
import {
  EXPORT_FILES,
  EXPORT_FORMAT,
  type ExportedImage,
  type ExportedSite,
  writeArticleFile,
  writeReadMe,
  writeRecipeFile,
} from '../../domain/export/export-format.ts'
import { NOTE_COLUMNS, toNoteLine } from '../../domain/export/exported-notes.ts'
import { writeFrontMatter } from '../../domain/import/front-matter.ts'
import type { ContentKind } from '../../domain/items/status.ts'
import { MIN_VISITORS_SHOWN } from '../../domain/statistics/statistics.ts'
import { type MediaStore, originalKey } from '../media/media-store.ts'
import { getArticle } from '../store/items/articles.ts'
import { listAdminAuthors } from '../store/items/authors.ts'
import { listAdminCategories } from '../store/items/categories.ts'
import { type ImageLine, listEverything } from '../store/items/export-lists.ts'
import { getRecipe } from '../store/items/recipes.ts'
import { listFormerSlugs, listForwards, listOldPaths } from '../store/items/redirects.ts'
import { listOwnPlanDays } from '../store/newsletter/plan-days.ts'
import { listSubscribersAfter } from '../store/newsletter/subscriber-list.ts'
import { listNotesForExport } from '../store/notes/carried-notes.ts'
import type { Store } from '../store/schema.ts'
import { readSettings } from '../store/site/settings.ts'
import { readAllStatistics } from '../store/statistics/statistics.ts'
import { listDecisions, type StoredSuggestion } from '../store/statistics/suggestions.ts'

interface ExportOptions {
  store: Store
  mediaStore: MediaStore
  siteUrl: string
  now: Date
}

export interface Export {
  stream: Readable
  /** Estimated size, in bytes: the images, and an estimate for the texts. */
  about: number
  files: number
}

const BYTES_PER_TEXT = 4_000

/**
 * Exports everything in open formats, as a ZIP file created while it is read: each file is fetched when its turn comes,
 * so that at most one is in memory. A lost image is named in `images.json` and does not stop the rest.
 */
export async function writeExport({ store, mediaStore, siteUrl, now }: ExportOptions): Promise<Export> {
  const lists = await listEverything(store)
  const settings = await readSettings(store)
  const site: ExportedSite = {
    format: EXPORT_FORMAT,
    version: 1,
    exported_at: now.toISOString(),
    site_url: siteUrl,
    settings,
    plan: (await listOwnPlanDays(store)).map(({ day }) => day),
    categories: (await listAdminCategories(store)).map(({ articles: _a, recipes: _r, ...rest }) => rest),
    authors: (await listAdminAuthors(store)).map(({ articles: _a, recipes: _r, ...rest }) => rest),
  }
  const zip = new ZipFile()
  const options = { mtime: now, mode: 0o100600 }
  const addText = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, options)
  const add = (name: string, read: () => Promise<Readable>, compress = true) =>
    zip.addReadStreamLazy(name, { ...options, compress }, (give) => {
      read().then(
        (stream) => give(null, stream),
        (error: unknown) => give(error, Readable.from([])),
      )
    })
  const once = async (text: Promise<string>) => Readable.from([Buffer.from(await text)])

  addText(EXPORT_FILES.readMe, writeReadMe({ ...site, site_name: settings.site_name }))
  addText(EXPORT_FILES.site, JSON.stringify(site, null, 2))
  for (const { id, slug } of lists.articles) {
    add(`articles/${slug}.md`, () => once(readArticleFile(store, id)))
  }
  for (const { id, slug } of lists.recipes) add(`recipes/${slug}.md`, () => once(readRecipeFile(store, id)))
  for (const { slug, content, ...facts } of lists.issues) {
    addText(`letters/${slug}.md`, writeFrontMatter(facts, content))
  }
  add('subscribers.csv', async () => Readable.from(writeSubscribers(store)))
  add('statistics.csv', async () => Readable.from(writeStatistics(store)))
  const addTable = (name: string, rows: readonly object[], columns?: readonly string[]) =>
    addText(
      name,
      stringify([...rows], { header: true, columns: columns && [...columns], escape_formulas: true }),
    )
  addTable('messages.csv', lists.messages)
  addTable('answers.csv', lists.replies)
  const notes = await listNotesForExport(store)
  addTable('notes.csv', notes.map(toNoteLine), NOTE_COLUMNS)
  addText(EXPORT_FILES.notes, JSON.stringify(notes, null, 2))
  addTable('forwards.csv', await listForwards(store), ['path', 'to'])
  addTable('ideas.csv', (await listDecisions(store)).map(toIdeaLine), IDEA_COLUMNS)
  const lines: ExportedImage[] = []
  for (const picture of lists.pictures) {
    const file = fileNameOf(picture)
    if (file === null) lines.push(toLine(picture, null))
    else
      add(
        file,
        async () => {
          const bytes = await mediaStore.read(originalKey(picture))
          lines.push(toLine(picture, bytes === null ? null : file))
          return Readable.from(bytes === null ? [] : [bytes])
        },
        picture.format === 'svg',
      )
  }
  add(EXPORT_FILES.images, async () => Readable.from([Buffer.from(JSON.stringify(lines, null, 2))]))
  zip.end()
  const stream = Readable.from(zip.outputStream)
  zip.on('error', (error) => stream.destroy(error instanceof Error ? error : new Error(String(error))))
  const texts = lists.articles.length + lists.recipes.length
  const imageBytes = lists.pictures.reduce((sum, { bytes }) => sum + bytes, 0)
  return { stream, about: imageBytes + texts * BYTES_PER_TEXT, files: texts + lists.pictures.length }
}

async function readArticleFile(store: Store, id: number): Promise<string> {
  const article = await getArticle(store, id)
  return article ? writeArticleFile(article, await readFormer(store, 'article', id)) : ''
}

async function readRecipeFile(store: Store, id: number): Promise<string> {
  const recipe = await getRecipe(store, id)
  return recipe ? writeRecipeFile(recipe, await readFormer(store, 'recipe', id)) : ''
}

async function readFormer(store: Store, kind: ContentKind, id: number) {
  return {
    former_slugs: await listFormerSlugs(store, kind, id),
    old_paths: await listOldPaths(store, kind, id),
  }
}

/** An image on an outside host is only named. */
function fileNameOf({ public_id, format, delivery_base }: ImageLine): string | null {
  return delivery_base === null ? `images/${public_id}.${format}` : null
}

function toLine(
  { bytes: _, delivery_base: _base, original_version: _version, ...rest }: ImageLine,
  file: string | null,
) {
  return { file, ...rest }
}

const IDEA_COLUMNS = ['decided_at', 'decision', 'until', 'title', 'why'] as const

/** Converts the coach's decision about an idea (IDEA-DECIDE-2). */
function toIdeaLine({
  idea,
  state,
  later_until,
  updated_at,
}: StoredSuggestion): Record<(typeof IDEA_COLUMNS)[number], string> {
  return {
    decided_at: updated_at,
    decision: state === 'open' ? 'later' : state,
    until: later_until ?? '',
    title: idea.draft.title,
    why: idea.evidence.map(({ text }) => text).join('; '),
  }
}

/** Lists that may be long, as CSV, in chunks. Spreadsheet formulas are neutralized. */

const SUBSCRIBER_COLUMNS = [
  'email',
  'first_name',
  'state',
  'source',
  'tags',
  'consent_at',
  'consent_form',
  'consent_page',
  'confirmed_at',
  'unsubscribed_at',
  'bounced_at',
  'time_zone',
] as const
const PIECE = 500

/** Writes every subscriber of the newsletter. */
export async function* writeSubscribers(store: Store): AsyncGenerator<string> {
  yield stringify([SUBSCRIBER_COLUMNS])
  for (let last = 0; ; ) {
    const piece = await listSubscribersAfter(store, last, PIECE)
    yield stringify(
      piece.map((subscriber) => SUBSCRIBER_COLUMNS.map((name) => subscriber[name]).map(toCell)),
      { escape_formulas: true },
    )
    const end = piece.at(-1)
    if (!end || piece.length < PIECE) return
    last = end.id
  }
}

function toCell(value: string | string[] | null): string {
  return Array.isArray(value) ? value.join(' ') : (value ?? '')
}

const STATISTICS_COLUMNS = ['day', 'kind', 'subject', 'times', 'visitors', 'detail'] as const

/** Writes the statistics, one line per counted thing and day; texts and addresses by STAT-SHOWN-1. */
async function* writeStatistics(store: Store): AsyncGenerator<string> {
  yield stringify([STATISTICS_COLUMNS])
  for await (const rows of readAllStatistics(store, MIN_VISITORS_SHOWN))
    yield stringify(
      rows.map((row) => STATISTICS_COLUMNS.map((name) => row[name])),
      { escape_formulas: true },
    )
}
