import { CONTENT_LIMITS } from '../../../domain/items/limits.ts'
import type { Fix } from '../../../domain/proofreader/finding.ts'
import type { ItemToRead } from '../../../domain/proofreader/proofread.ts'
import type { PlainSiteFacts } from '../../../domain/proofreader/subjects.ts'
import { type Editor, setField, setTitle } from '../editor/editor.ts'
import { hasChanges } from '../editor/editor-kind.ts'
import { createObservable, type Observable } from '../editor/observable.ts'
import type { SharedFields } from '../editor/shared-fields.ts'
import { describeFix, rebaseChange } from './fix-words.ts'
import { openProofreader, type Reading } from './open-proofreader.ts'
import { findTextChange, type Mend, type NumberedFinding, type ReadFinding, valueAt } from './read-finding.ts'

/** Debounce delay before the text is read again (PROOF-EDITOR-1). */
const DEBOUNCE_MS = 800
/** How long a mended finding stays in the list, where it can be undone. */
const MENDED_MS = 4_000

export interface Mended {
  key: string
  number: number
  /** `Cook is 30 now`. */
  words: string
  field: string
  before: Fix['value'] | null
  after: Fix['value']
}

interface ProofState {
  /** `empty`: nothing is written yet. */
  status: 'empty' | 'reading' | 'read' | 'slow' | 'broken'
  findings: readonly NumberedFinding[]
  byField: ReadonlyMap<string, readonly NumberedFinding[]>
  /** Findings that the coach has ignored, but that still exist. */
  ignored: readonly ReadFinding[]
  mended: readonly Mended[]
  /** Key of the current finding. */
  current: string | null
}

export interface Proof {
  state: Observable<ProofState>
  /** Begins to follow the editor; returns a function that stops it. */
  start(): () => void
  know(facts: PlainSiteFacts): void
  select(key: string | null): void
  /** Applies the finding's fix. False when its place was edited meanwhile. */
  fix(finding: NumberedFinding): boolean
  /** Returns in words what its fix does; null without a fix. */
  nameFix(finding: NumberedFinding): string | null
  undo(mended: Mended): boolean
  /** Returns the fix that undo would revert next. */
  lastFix(): Mended | null
  ignore(key: string): void
  heed(key: string): void
}

const NOTHING: ProofState = {
  status: 'reading',
  findings: [],
  byField: new Map(),
  ignored: [],
  mended: [],
  current: null,
}

/** @param open replaceable in tests */
export function createProof<F extends SharedFields>(
  editor: Editor<F>,
  open: typeof openProofreader = openProofreader,
): Proof {
  const { kind } = editor
  const state = createObservable<ProofState>(NOTHING)
  let all: readonly ReadFinding[] = []
  /** The text in which the findings were found. */
  let read: ItemToRead['text'] = kind.itemToRead(editor.state.get().fields).text
  let facts: PlainSiteFacts | null = null
  let reader: ReturnType<typeof openProofreader> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let done: readonly Mended[] = []

  function sortOut(): void {
    const left = new Set(editor.state.get().fields.ignored_findings)
    const findings = all
      .filter(({ key }) => !left.has(key))
      .map((finding, index) => ({ ...finding, number: index + 1 }))
    const { current } = state.get()
    state.change({
      findings,
      byField: Map.groupBy(findings, ({ field }) => placeOf(field)),
      ignored: all.filter(({ key }) => left.has(key)),
      current: findings.some(({ key }) => key === current) ? current : null,
    })
  }

  function take(reading: Reading, item: ItemToRead): void {
    if ('failed' in reading) {
      all = []
      state.change({ status: reading.failed })
    } else {
      all = reading.findings
      read = item.text
      state.change({ status: 'read' })
    }
    sortOut()
  }

  function readNow(): void {
    clearTimeout(timer)
    const { fields, item: stored } = editor.state.get()
    if (stored === null && !hasChanges(kind, kind.emptyFields, fields)) {
      all = []
      state.change({ status: 'empty' })
      sortOut()
      return
    }
    const item = kind.itemToRead(fields)
    // All findings: ignored ones are listed too.
    const ignored_findings: string[] = []
    const ownPaths = [stored?.slug, fields.slug].flatMap((slug) =>
      slug ? [`${kind.publicPath}/${slug}`] : [],
    )
    const whole: ItemToRead =
      item.kind === 'article'
        ? { kind: 'article', text: { ...item.text, ignored_findings } }
        : { kind: 'recipe', text: { ...item.text, ignored_findings } }
    reader?.read(whole, ownPaths)
  }

  const valueNow = (field: string) => valueAt(kind.itemToRead(editor.state.get().fields).text, field)

  /** Writes only the difference, so that the caret stays and one step of undo reverts it. */
  function write(field: string, value: Fix['value']): boolean {
    const { fields } = editor.state.get()
    const surface = editor.textSurface.get().current
    const before = valueNow(field)
    if (field === 'content' && surface && typeof value === 'string' && typeof before === 'string') {
      const { start, end, text } = findTextChange(before, value)
      surface.replace(start, end, text)
      return true
    }
    if (field === 'title' && typeof value === 'string') {
      setTitle(editor, value)
      return true
    }
    const changed = kind.takeFix(fields, { field, value })
    if (changed) editor.state.change({ fields: changed })
    return changed !== null
  }

  return {
    state,
    start() {
      reader = open(take)
      if (facts) reader.know(facts)
      let last = editor.state.get().fields
      timer = setTimeout(readNow, DEBOUNCE_MS)
      const stop = editor.state.subscribe(() => {
        const { fields } = editor.state.get()
        if (fields === last) return
        const isIgnoring = fields.ignored_findings !== last.ignored_findings
        last = fields
        if (isIgnoring) sortOut()
        clearTimeout(timer)
        timer = setTimeout(readNow, DEBOUNCE_MS)
      })
      return () => {
        stop()
        clearTimeout(timer)
        reader?.close()
        reader = null
      }
    },
    know(next) {
      facts = next
      reader?.know(next)
      if (reader) readNow()
    },
    select: (key) => state.change({ current: key }),
    nameFix({ mend }) {
      return mend && describeFix(mend, valueAt(read, mend.field), kind.labels[mend.field] ?? 'it').label
    },
    fix({ mend, key, number }) {
      if (!mend) return false
      const { field } = mend
      const before = valueNow(field)
      const value = mendedValue(mend, valueAt(read, field), before)
      if (value === null || !isValue(before)) return false
      const { done: words } = describeFix(mend, valueAt(read, field), kind.labels[field] ?? 'It')
      if (!write(field, value)) return false
      const mended = { key, number, words, field, before, after: value }
      all = all.filter((one) => one.key !== key)
      done = [...done, mended]
      state.change({ mended: [...state.get().mended, mended] })
      sortOut()
      readNow()
      setTimeout(
        () => state.change({ mended: state.get().mended.filter((one) => one !== mended) }),
        MENDED_MS,
      )
      return true
    },
    lastFix: () => done.at(-1) ?? null,
    undo(mended) {
      done = done.filter((one) => one !== mended)
      state.change({ mended: state.get().mended.filter((one) => one !== mended) })
      const { field, before, after } = mended
      if (JSON.stringify(valueNow(field)) !== JSON.stringify(after)) return false
      const { fields } = editor.state.get()
      const isDone = before !== null && write(field, before)
      // The number was empty before.
      if (before === null) editor.state.change({ fields: { ...fields, [field]: null } })
      readNow()
      return isDone || before === null
    },
    ignore(key) {
      const { ignored_findings } = editor.state.get().fields
      // The oldest are dropped: their words are probably gone.
      setField(editor, 'ignored_findings', [...ignored_findings, key].slice(-CONTENT_LIMITS.ignoredFindings))
    },
    heed(key) {
      const { ignored_findings } = editor.state.get().fields
      setField(
        editor,
        'ignored_findings',
        ignored_findings.filter((one) => one !== key),
      )
    },
  }
}

/** Returns where a finding is shown: one about a single allergen is beside the whole list. */
function placeOf(field: string): string {
  return field.replace(/^allergens\.\d+$/, 'allergens')
}

/** Returns the fixed value for the current field; null when that place has changed since it was read. */
function mendedValue(mend: Mend, read: unknown, now: unknown): Fix['value'] | null {
  if ('value' in mend) return JSON.stringify(read) === JSON.stringify(now) ? mend.value : null
  if (typeof read !== 'string' || typeof now !== 'string') return null
  const change = rebaseChange(mend.change, read, now)
  return change && now.slice(0, change.start) + change.text + now.slice(change.end)
}

function isValue(value: unknown): value is Fix['value'] | null {
  return (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    (Array.isArray(value) && value.every((one) => typeof one === 'string'))
  )
}
