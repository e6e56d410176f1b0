/** Not right, worth a look, a matter of style (PROOF-FINDING-1). */
export const FINDING_LEVELS = ['error', 'warning', 'hint'] as const
export type FindingLevel = (typeof FINDING_LEVELS)[number]

/** What takes a field's place when a finding is mended: the whole of its new value. */
export interface Fix {
  field: string
  value: string | number | string[]
}

/** What the proof-reader found in an article or a recipe (PROOF-FINDING-1). */
export interface Finding {
  /** By it the coach ignores this finding for good: of the rule and the words, not of their place. */
  key: string
  rule: string
  level: FindingLevel
  /** As a save names it; of lists with the place, `ingredients.0.amount`. */
  field: string
  /** UTF-16 units of the field's text; both 0 where the whole field is meant. */
  start: number
  end: number
  message: string
  fix: Fix | null
}

/** What a rule says; where it leaves the level out, its own counts, and without a place the whole field is meant. */
export interface Remark {
  field: string
  start?: number
  end?: number
  message: string
  fix?: Fix
  level?: FindingLevel
  /** What the remark is about: with the rule it makes the key. */
  about: string
}

/** Where a remark on all the words of a field stands. */
export function allOf(field: string, text: string): Pick<Remark, 'field' | 'start' | 'end'> {
  return { field, start: 0, end: text.length }
}

export interface Rule<Subject> {
  id: string
  level: FindingLevel
  find(subject: Subject): Iterable<Remark>
}

/** More than anybody mends at once; a text of nothing but mistakes is no reason for an answer of megabytes. */
export const MAX_FINDINGS = 200
/** Of all better values together, in characters: each is a whole text, and a long one would be sent two hundred times. */
const MAX_FIXES_LENGTH = 2_000_000

/**
 * Everything the rules find, in the order of the fields and the places in them, without what was ignored.
 *
 * @param ignored keys of findings
 * @param fieldOrder how the form shows its fields; others stand behind
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

/** Beyond what is sent at most a finding stands without its fix; mended ones make room for the next. */
function withinLength() {
  let length = 0
  return (finding: Finding): Finding => {
    if (typeof finding.fix?.value !== 'string') return finding
    length += finding.fix.value.length
    return length > MAX_FIXES_LENGTH ? { ...finding, fix: null } : finding
  }
}

/** The second finding about the same words has a key of its own: each is ignored by itself. */
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

/** FNV-1a of 32 bits: keys tell the findings of one item apart, nothing more. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  }
  return (value >>> 0).toString(36)
}
