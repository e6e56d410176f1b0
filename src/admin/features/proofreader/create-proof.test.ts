import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ItemToRead } from '../../../domain/proofreader/proofread.ts'
import { ARTICLE_KIND, EMPTY_ARTICLE } from '../editor/article-kind.ts'
import { createEditor, setField } from '../editor/editor.ts'
import { EMPTY_RECIPE, RECIPE_KIND, readRecipeFields } from '../editor/recipe-kind.ts'
import { createProof } from './create-proof.ts'
import type { Reading } from './open-proofreader.ts'
import type { ReadFinding } from './read-finding.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A proof-reader that answers when the test tells it to. */
function heldReader() {
  const asked: ItemToRead[] = []
  let tell: (reading: Reading, item: ItemToRead) => void = () => undefined
  return {
    asked,
    open: (onRead: typeof tell) => {
      tell = onRead
      return {
        read: (item: ItemToRead) => void asked.push(item),
        know: () => undefined,
        close: () => undefined,
      }
    },
    /** Answers for the last text requested. */
    answer(...findings: Partial<ReadFinding>[]) {
      const item = asked.at(-1)
      if (!item) throw new Error('Nothing was asked')
      tell({ findings: findings.map((finding) => ({ ...FINDING, ...finding })) }, item)
    },
  }
}

const FINDING: ReadFinding = {
  key: 'repeated-word-1',
  rule: 'repeated-word',
  level: 'warning',
  field: 'excerpt',
  start: 4,
  end: 11,
  message: '“the the”: the same word twice.',
  mend: { field: 'excerpt', change: { start: 7, end: 11, text: '' } },
}

function openArticle() {
  const fields = { ...EMPTY_ARTICLE, title: 'Hips', excerpt: 'Sit the the way you like.' }
  const item = {
    ...({ id: 1, title: 'Hips', slug: 'hips', status: 'draft', published_at: null } as const),
    updated_at: '2026-01-01T00:00:00.000Z',
  }
  const editor = createEditor(ARTICLE_KIND, { item, fields })
  const reader = heldReader()
  const proof = createProof(editor, reader.open)
  const stop = proof.start()
  const excerpt = () => editor.state.get().fields.excerpt
  return { editor, reader, proof, stop, excerpt }
}

// PROOF-EDITOR-1
test('proofreads 800 ms after typing stops, and not before', () => {
  const { editor, reader } = openArticle()
  vi.advanceTimersByTime(800)
  expect(reader.asked).toHaveLength(1)
  for (let letter = 0; letter < 5; letter++) {
    setField(editor, 'content', 'a'.repeat(letter + 1))
    vi.advanceTimersByTime(500)
  }
  expect(reader.asked).toHaveLength(1)
  vi.advanceTimersByTime(300)
  expect(reader.asked).toHaveLength(2)
})

// PROOF-EDITOR-3
test('a fix changes only its place, is shown as done for 4 seconds, and can be undone', () => {
  const { editor, reader, proof, excerpt } = openArticle()
  vi.advanceTimersByTime(800)
  reader.answer({})
  const [finding] = proof.state.get().findings
  expect(finding?.number).toBe(1)
  setField(editor, 'excerpt', `${excerpt()} Or stand.`)
  if (finding) expect(proof.fix(finding)).toBe(true)
  expect(excerpt()).toBe('Sit the way you like. Or stand.')
  expect(proof.state.get().findings).toEqual([])
  expect(proof.state.get().mended).toHaveLength(1)
  vi.advanceTimersByTime(4_000)
  expect(proof.state.get().mended).toHaveLength(0)
  const last = proof.lastFix()
  if (last) expect(proof.undo(last)).toBe(true)
  expect(excerpt()).toBe('Sit the the way you like. Or stand.')
})

test('a fix or an undo whose place has changed does nothing', () => {
  const { editor, reader, proof, excerpt } = openArticle()
  vi.advanceTimersByTime(800)
  reader.answer({})
  const [finding] = proof.state.get().findings
  if (!finding) throw new Error('Nothing was found')
  setField(editor, 'excerpt', 'Sit the theatre way.')
  expect(proof.fix(finding)).toBe(false)
  expect(excerpt()).toBe('Sit the theatre way.')
})

test('an ignored finding is listed apart, saved with the next save, and can be restored', () => {
  const { editor, reader, proof } = openArticle()
  vi.advanceTimersByTime(800)
  reader.answer({}, { key: 'other', field: 'title' })
  proof.ignore('repeated-word-1')
  expect(proof.state.get().findings.map(({ key, number }) => [key, number])).toEqual([['other', 1]])
  expect(proof.state.get().ignored.map(({ key }) => key)).toEqual(['repeated-word-1'])
  expect(editor.state.get().fields.ignored_findings).toEqual(['repeated-word-1'])
  // The proof-reader checks all of them: ignored findings are listed too.
  vi.advanceTimersByTime(800)
  expect(reader.asked.at(-1)?.text.ignored_findings).toEqual([])
  proof.heed('repeated-word-1')
  expect(proof.state.get().findings).toHaveLength(2)
})

test('an empty new item has no findings', () => {
  const editor = createEditor(RECIPE_KIND, null)
  const reader = heldReader()
  const proof = createProof(editor, reader.open)
  proof.start()
  vi.advanceTimersByTime(5_000)
  expect(reader.asked).toEqual([])
  expect(proof.state.get().status).toBe('empty')
})

test('parts of a recipe are fixed in their own row; a step keeps its corrected timers', () => {
  const fields = readRecipeFields(
    {
      title: 'Peaches',
      cook_time_minutes: null,
      instructions: [
        { instruction: '', ingredients: null },
        {
          instruction: '1. Bake for 30 minutes.',
          timers: [{ text: '30 minutes', seconds: 1_800, seconds_max: null, start: 12, end: 22 }],
        },
      ],
    },
    EMPTY_RECIPE,
  )
  const editor = createEditor(RECIPE_KIND, null)
  editor.state.change({ fields })
  const reader = heldReader()
  const proof = createProof(editor, reader.open)
  proof.start()
  vi.advanceTimersByTime(800)
  const field = 'instructions.1.instruction'
  reader.answer(
    { key: 'a', field, mend: { field, change: { start: 0, end: 3, text: '' } } },
    { key: 'b', field: 'cook_time_minutes', mend: { field: 'cook_time_minutes', value: 30 } },
  )
  for (const finding of proof.state.get().findings) expect(proof.fix(finding)).toBe(true)
  const after = editor.state.get().fields
  expect(after.instructions[1]?.instruction).toBe('Bake for 30 minutes.')
  expect(after.instructions[1]?.timers).toMatchObject([{ start: 9, end: 19 }])
  expect(after.cook_time_minutes).toBe(30)
  const last = proof.lastFix()
  if (last) proof.undo(last)
  expect(editor.state.get().fields.cook_time_minutes).toBeNull()
})
