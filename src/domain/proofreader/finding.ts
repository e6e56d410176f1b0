/** Incorrect, worth checking, a matter of style (PROOF-FINDING-1). */
export const FINDING_LEVELS = ['error', 'warning', 'hint'] as const
export type FindingLevel = (typeof FINDING_LEVELS)[number]

/** The replacement of a field when a finding is mended: the whole new value. */
export interface Fix {
  field: string
  value: string | number | string[]
}

/** A finding of the proof-reader in an article or a recipe (PROOF-FINDING-1). */
export interface Finding {
  /** The key by which the coach ignores this finding for good: derived from the rule and the words, not from their position. */
  key: string
  rule: string
  level: FindingLevel
  /** The field's name in a save; in lists with the index, `ingredients.0.amount`. */
  field: string
  /** UTF-16 units of the field's text; both 0 for the whole field. */
  start: number
  end: number
  message: string
  fix: Fix | null
}

/** A remark of a rule; without a level the rule's own counts, and without a range the whole field is meant. */
export interface Remark {
  field: string
  start?: number
  end?: number
  message: string
  fix?: Fix
  level?: FindingLevel
  /** The subject of the remark: together with the rule it makes the key. */
  about: string
}

/** Returns the range of a remark on the whole text of a field. */
export function allOf(field: string, text: string): Pick<Remark, 'field' | 'start' | 'end'> {
  return { field, start: 0, end: text.length }
}

export interface Rule<Subject> {
  id: string
  level: FindingLevel
  find(subject: Subject): Iterable<Remark>
}

/** More than are mended in one sitting; a text full of mistakes must not cause an answer of megabytes. */
export const MAX_FINDINGS = 200
/** Of all fixes together, in characters: each is a whole text, and a long one would be sent two hundred times. */
const MAX_FIXES_LENGTH = 2_000_000

/**
 * Returns everything the rules find, sorted by field and position, without ignored findings.
 *
 * @param ignored keys of findings
 * @param fieldOrder the fields in the form's order; others come last
 */
export function collectFindings<Subject>(
  rules: readonly Rule<Subject>[],
  subject: Subject,
  { ignored, fieldOrder }: { ignored: readonly string[]; fieldOrder: readonly string[] },
): Finding[] {
  const left = new Set(ignored)
  const times = new Map<string, number>()
  const findings = rules
    .flatMap((rule) => Array.from(rule.find(subject), (remark) => toFinding(rule, remark, times)))
    .filter(({ key }) => !left.has(key))
  const rank = (field: string) => {
    const at = fieldOrder.indexOf(field.split('.', 1)[0] ?? '')
    return at === -1 ? fieldOrder.length : at
  }
  return findings
    .sort(
      (a, b) =>
        rank(a.field) - rank(b.field) ||
        a.field.localeCompare(b.field, 'en', { numeric: true }) ||
        a.start - b.start ||
        FINDING_LEVELS.indexOf(a.level) - FINDING_LEVELS.indexOf(b.level),
    )
    .slice(0, MAX_FINDINGS)
    .map(withinLength())
}

/** Drops the fixes over the total length; after other findings are mended they are sent. */
function withinLength() {
  let length = 0
  return (finding: Finding): Finding => {
    if (typeof finding.fix?.value !== 'string') return finding
    length += finding.fix.value.length
    return length > MAX_FIXES_LENGTH ? { ...finding, fix: null } : finding
  }
}

/** Makes a finding with its key; a second one about the same words has its own key, so that each can be ignored separately. */
function toFinding<Subject>(
  rule: Rule<Subject>,
  { about, level = rule.level, start = 0, end = 0, fix, ...remark }: Remark,
  times: Map<string, number>,
): Finding {
  const base = `${rule.id}-${hash(about.replace(/\s+/g, ' ').trim().toLowerCase())}`
  const count = (times.get(base) ?? 0) + 1
  times.set(base, count)
  const key = count === 1 ? base : `${base}-${count}`
  return { ...remark, start, end, key, rule: rule.id, level, fix: fix ?? null }
}

/** Hashes by FNV-1a, 32 bits: keys only have to distinguish the findings of one item. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  }
  return (value >>> 0).toString(36)
}
