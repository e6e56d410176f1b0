import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { ZipFile } from 'yazl'
import {
  writeArticleFile,
  writeFrontMatter,
  writeReadMe,
  writeRecipeFile,
} from '../../domain/export/export-files.ts'
import {
  EXPORT_FILES,
  EXPORT_FORMAT,
  type ExportedImage,
  type ExportedSite,
} from '../../domain/export/export-format.ts'
import { type MediaStore, originalKey } from '../media/media-store.ts'
import { getArticle } from '../store/articles.ts'
import { listAdminAuthors } from '../store/authors.ts'
import { listAdminCategories } from '../store/categories.ts'
import type { Store } from '../store/database.ts'
import { type ImageLine, listEverything } from '../store/export-lists.ts'
import { listOwnPlanDays } from '../store/plan-days.ts'
import { getRecipe } from '../store/recipes.ts'
import { listFormerSlugs } from '../store/redirects.ts'
import { readSettings } from '../store/settings.ts'
import { listSubscribersAfter } from '../store/subscriber-list.ts'

interface ExportOptions {
  store: Store
  mediaStore: MediaStore
  siteUrl: string
  now: Date
}

export interface Export {
  stream: Readable
  /** About how large it will be, in bytes: the pictures, and a guess for the texts. */
  about: number
  files: number
}

const BYTES_PER_TEXT = 4_000

/**
 * Everything in open formats, as a ZIP file that is made while it is read: each file is fetched when its turn comes, so
 * that no more than one is held. A picture that is lost is named in `images.json` and does not hold up the rest.
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
  add('subscribers.csv', async () => Readable.from(writeCsv(store)))
  addText('messages.csv', stringify(lists.messages, { header: true, escape_formulas: true }))
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
  return article ? writeArticleFile(article, await listFormerSlugs(store, 'article', id)) : ''
}

async function readRecipeFile(store: Store, id: number): Promise<string> {
  const recipe = await getRecipe(store, id)
  return recipe ? writeRecipeFile(recipe, await listFormerSlugs(store, 'recipe', id)) : ''
}

/** What an outside host keeps is only named. */
function fileNameOf({ public_id, format, delivery_base }: ImageLine): string | null {
  return delivery_base === null ? `images/${public_id}.${format}` : null
}

function toLine(
  { bytes: _, delivery_base: _base, original_version: _version, ...rest }: ImageLine,
  file: string | null,
) {
  return { file, ...rest }
}

const COLUMNS = [
  'email',
  'first_name',
  'state',
  'source',
  'tags',
  'consent_at',
  'consent_form',
  'confirmed_at',
  'unsubscribed_at',
  'bounced_at',
] as const
const PIECE = 500

/** The list as CSV, piece by piece. A name that a spreadsheet would take for a formula is kept from being one. */
export async function* writeCsv(store: Store): AsyncGenerator<string> {
  yield stringify([COLUMNS])
  for (let last = 0; ; ) {
    const piece = await listSubscribersAfter(store, last, PIECE)
    yield stringify(
      piece.map((subscriber) => COLUMNS.map((name) => subscriber[name]).map(toCell)),
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
