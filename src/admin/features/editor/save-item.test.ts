import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openArticle, openNewArticle, STORED } from '../../../../tests/support/editors.ts'
import { EMPTY_ARTICLE } from './article-kind.ts'
import { setField, setTitle } from './editor.ts'
import { saveItem } from './save-item.ts'

interface Row extends Record<string, unknown> {
  id: number
  slug: string
  updated_at: string
}

/** A server of articles: it stores what it receives, and can lose its next answer. */
const server = { rows: new Map<number, Row>(), saves: 0, losesAnswer: false }

const NAMES = { category_name: null, author_name: null, featured_image_color: null }
const COUNTED = { view_count: 0, content_html: '' }

function rowOf(id: number, fields: object): Row {
  server.saves += 1
  const updated_at = new Date(Date.UTC(2026, 0, 1, 0, 0, server.saves)).toISOString()
  const before = server.rows.get(id) ?? { ...EMPTY_ARTICLE, ...NAMES, ...COUNTED }
  return { ...before, ...fields, read_time_minutes: 5, id, updated_at }
}

function answer(method: string, path: string, body: Record<string, unknown>): Response {
  const name = path.split('/').at(-1) ?? ''
  const known = [...server.rows.values()].find(({ id, slug }) => `${id}` === name || slug === name)
  const json = (status: number, value: unknown) => Response.json(value, { status })
  if (method === 'GET') return known ? json(200, { article: known }) : json(404, { error: 'No' })
  if (method === 'PUT' && known?.updated_at !== body.updated_at)
    return json(409, { error: 'Newer', article: known })
  if (method === 'POST' && [...server.rows.values()].some(({ slug }) => slug === body.slug))
    return json(409, { error: 'Taken', details: [{ field: 'slug', message: 'Taken' }] })
  const row = rowOf(known?.id ?? 30, body)
  server.rows.set(row.id, row)
  return json(200, { id: row.id, article: row })
}

beforeEach(() => {
  server.rows.clear()
  server.losesAnswer = false
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : {}
    const given = typeof body === 'object' && body !== null ? { ...body } : {}
    const response = answer(init.method ?? 'GET', path, given)
    if (!server.losesAnswer) return response
    server.losesAnswer = false
    throw new TypeError('Failed to fetch')
  })
})
afterEach(() => vi.unstubAllGlobals())

const nothing = async () => {}

function openStored() {
  server.rows.set(STORED.id, { ...rowOf(STORED.id, { ...STORED }), updated_at: STORED.updated_at })
  return openArticle()
}

// EDIT-AUTOSAVE-2
test('a save whose answer was lost does not conflict with the next one', async () => {
  const editor = openStored()
  setField(editor, 'excerpt', 'First')
  server.losesAnswer = true
  expect(await saveItem(editor, 'save', nothing)).toMatchObject({ kind: 'failed', status: null })
  setField(editor, 'excerpt', 'Second')
  expect(await saveItem(editor, 'save', nothing)).toMatchObject({ kind: 'saved', isNew: false })
  expect(server.rows.get(STORED.id)?.excerpt).toBe('Second')
})

test('a new item whose answer was lost is stored once', async () => {
  const editor = openNewArticle()
  setTitle(editor, 'Slow morning')
  server.losesAnswer = true
  expect(await saveItem(editor, 'publish', nothing)).toMatchObject({ kind: 'failed', status: null })
  setField(editor, 'content', 'More')
  expect(await saveItem(editor, 'publish', nothing)).toMatchObject({ kind: 'saved', isNew: true })
  expect([...server.rows.values()].map(({ content }) => content)).toEqual(['More'])
})

test('a save by another session after a lost answer is still a conflict', async () => {
  const editor = openStored()
  setField(editor, 'excerpt', 'First')
  server.losesAnswer = true
  await saveItem(editor, 'save', nothing)
  server.rows.set(STORED.id, rowOf(STORED.id, { excerpt: 'Theirs' }))
  expect(await saveItem(editor, 'save', nothing)).toEqual({ kind: 'conflict' })
  expect(editor.state.get().saving).toBeNull()
})

test('an item published with a lost answer is not unpublished by the next save', async () => {
  const editor = openStored()
  server.losesAnswer = true
  await saveItem(editor, 'publish', nothing)
  expect(await saveItem(editor, 'save', nothing)).toEqual({ kind: 'conflict' })
  expect(server.rows.get(STORED.id)?.status).toBe('published')
})
