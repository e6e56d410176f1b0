import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ImportChoices, ImportLine, ImportResult } from '../../domain/admin/imports.ts'
import type { MediaStore } from '../media/media-store.ts'
import type { RenderQueue } from '../media/render-queue.ts'
import type { FetchPublic } from '../net/fetch-public.ts'
import type { Store } from '../store/database.ts'
import { listImageIds } from '../store/images.ts'
import { writeSettings } from '../store/settings.ts'
import type { WriteContext } from '../store/write-context.ts'
import { applyPictures } from './apply-pictures.ts'
import { dropLost } from './drop-lost.ts'
import type { ImportFile } from './import-file.ts'
import { type GroupIds, openGroups } from './import-groups.ts'
import { findMissingImages, keepExportedImage } from './import-pictures.ts'
import { findOtherSettings } from './import-settings.ts'
import { isRemote, planSteps, readItem, type Step } from './plan-import.ts'
import { explainLoss, type KeptPicture, keepRemotePicture } from './remote-pictures.ts'
import { type Fields, saveItem } from './save-item.ts'

export interface ImportTools {
  store: Store
  mediaStore: MediaStore
  queue: RenderQueue
  /** Called with the pages each saved item touches. */
  onChange: (paths: readonly string[] | null) => void
  /** How other sites are asked for pictures; the guarded way unless told. */
  ask?: FetchPublic
}

/**
 * Brings a file in, telling how far it is. Each item is stored whole or not at all, and what fails does not hold up
 * the rest; whoever stops listening stops it between two items.
 */
export async function* runImport(
  tools: ImportTools,
  file: ImportFile,
  choices: ImportChoices,
  context: WriteContext,
): AsyncGenerator<ImportLine> {
  const { store, onChange } = tools
  const result: ImportResult = {
    created: 0,
    updated: 0,
    skipped: 0,
    items: [],
    pictures: 0,
    lost_pictures: [],
  }
  const images = await findMissingImages(store, file.images)
  const steps = await planSteps(store, file, choices)
  const total = images.length + steps.length
  let done = 0
  for (const image of images) {
    yield { type: 'progress', done: done++, total, what: image.public_id }
    try {
      await keepExportedImage(tools, image, await file.readImage(image))
      result.pictures += 1
    } catch (error) {
      result.lost_pictures.push({ address: image.public_id, reason: explainLoss(error) })
    }
  }
  const kept = file.source === 'export' ? await listImageIds(store) : null
  const groups = await openGroups(store, file, context)
  await makeAllGroups(groups, file)
  for (const step of steps) {
    yield { type: 'progress', done: done++, total, what: step.item.title }
    await bringIn(step, { tools, groups, choices, context, result, kept })
    await nextTurn()
  }
  if (choices.take_settings && file.site) {
    const changes = await findOtherSettings(store, file.site.settings)
    if (Object.keys(changes).length > 0) await writeSettings(store, changes, context)
  }
  onChange(null)
  yield { type: 'done', result }
}

/** Our own export brings categories and authors that nothing is in, too. */
async function makeAllGroups(groups: GroupIds, { site }: ImportFile): Promise<void> {
  for (const { name } of site?.categories ?? []) if (typeof name === 'string') await groups.category(name)
  for (const { name } of site?.authors ?? []) if (typeof name === 'string') await groups.author(name)
}

interface Around {
  tools: ImportTools
  groups: GroupIds
  choices: ImportChoices
  context: WriteContext
  result: ImportResult
  /** Of a file that brings its pictures along: the ids of those that are here now. */
  kept: ReadonlySet<string> | null
}

async function bringIn(step: Step, around: Around): Promise<void> {
  const { item, plan } = step
  const { kind, title } = item
  const { result, tools, context } = around
  if (plan.action === 'skip' || !item.fields) {
    result.skipped += 1
    result.items.push({ kind, title, outcome: 'skipped', reason: plan.reason, id: plan.target, ...WHOLE })
    return
  }
  const completed = await completeFields(step, item.fields, around)
  if (!completed) return
  const { fields, missing } = around.kept
    ? dropLost(completed, around.kept, result)
    : { fields: completed, missing: 0 }
  const saved = await saveItem(tools.store, step, fields, context)
  if (saved.kind === 'refused') {
    result.skipped += 1
    result.items.push({ kind, title, outcome: 'failed', reason: saved.reason, id: null, ...WHOLE })
    return
  }
  tools.onChange(saved.paths)
  const outcome = plan.action === 'create' ? 'created' : 'updated'
  result[outcome] += 1
  result.items.push({ kind, title, outcome, reason: plan.reason, id: saved.id, missing_pictures: missing })
}

const WHOLE = { missing_pictures: 0 }

/** The fields as they are stored: ids for names, the slug decided on, pictures of ours. Null where nothing is to be stored. */
async function completeFields(step: Step, given: Fields, around: Around): Promise<Fields | null> {
  const { item, slug } = step
  const { groups, choices } = around
  const kept = choices.fetch_pictures ? await keepPictures(item, around) : new Map<string, KeptPicture>()
  if (step.picturesOnly) return completePictures(step, kept, around)
  const decided = {
    slug,
    category_id: await groups.category(item.category),
    author_id: await groups.author(item.author),
    ...(choices.as_drafts ? ({ status: 'draft' } as const) : {}),
  }
  return given.kind === 'article'
    ? { kind: 'article', input: applyPictures({ ...given.input, ...decided }, item, kept) }
    : { kind: 'recipe', input: applyPictures({ ...given.input, ...decided }, item, kept) }
}

/** An item that is here with the pictures that were fetched; null where none of them is new to it. */
async function completePictures(
  { item, plan }: Step,
  kept: ReadonlyMap<string, KeptPicture>,
  { tools, result }: Around,
): Promise<Fields | null> {
  const stored = await readItem(tools.store, item.kind, plan.target ?? 0)
  if (!stored) return null
  const fields: Fields =
    'content' in stored
      ? { kind: 'article', input: applyPictures(stored, item, kept) }
      : { kind: 'recipe', input: applyPictures(stored, item, kept) }
  if (JSON.stringify(fields.input) !== JSON.stringify(stored)) return fields
  const { kind, title } = item
  const reason = 'It was imported before; its missing pictures could not be fetched.'
  result.skipped += 1
  result.items.push({ kind, title, outcome: 'skipped', reason, id: stored.id, ...WHOLE })
  return null
}

async function keepPictures(
  item: Step['item'],
  { tools, context, result }: Around,
): Promise<Map<string, KeptPicture>> {
  const kept = new Map<string, KeptPicture>()
  for (const url of item.pictures.filter(isRemote)) {
    try {
      const preset = item.kind === 'article' ? 'blog' : 'recipe'
      kept.set(url, await keepRemotePicture(tools, { url, preset }, context))
      result.pictures += 1
    } catch (error) {
      result.lost_pictures.push({ address: url, reason: explainLoss(error) })
    }
  }
  return kept
}
