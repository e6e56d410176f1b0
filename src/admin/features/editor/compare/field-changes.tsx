import { Copy } from 'lucide-react'
import { useMemo } from 'react'
import { compareTexts, type TextPart } from '../../../../domain/text/compare-texts.ts'
import { copyWithToast } from '../../../../web/ui/copy-text.ts'
import { TextButton } from '../../../ui/buttons.tsx'
import { changedFields, type EditorKind } from '../editor-kind.ts'
import type { SharedFields } from '../shared-fields.ts'
import { useWording, versionText } from './field-texts.ts'

/** Fields shown as one: those of an image; every other field is a group of its own. */
interface FieldGroup {
  label: string
  names: string[]
}

const IMAGE_ID_FIELDS = ['featured_image_url', 'featured_image_public_id', 'featured_image_version']

/** Returns what differs between two versions, by the labels of the screen and in its order. */
export function changedGroups<F extends SharedFields>(
  kind: EditorKind<F>,
  before: F,
  after: F,
): FieldGroup[] {
  const groups: FieldGroup[] = []
  for (const name of changedFields(kind, before, after)) {
    const label = kind.labels[name] ?? name
    const group = groups.find((candidate) => candidate.label === label)
    if (group) group.names.push(name)
    else groups.push({ label, names: [name] })
  }
  // An image is taken completely or not at all.
  return groups.map((group) =>
    group.names.some((name) => IMAGE_ID_FIELDS.includes(name)) ? { ...group, names: IMAGE_ID_FIELDS } : group,
  )
}

export function takeFields<F extends SharedFields>(
  kind: EditorKind<F>,
  base: F,
  other: F,
  names: readonly string[],
): F {
  const taken = { ...base }
  for (const name of names) if (isField(other, name)) taken[name] = other[name]
  return kind.relink?.(taken, [base, other]) ?? taken
}

function isField<F extends object>(fields: F, name: string): name is keyof F & string {
  return name in fields
}

/** Merges without asking: findings that either side has ignored since are ignored, those either side restored are not. */
export function mergeIgnoredFindings(
  before: Pick<SharedFields, 'ignored_findings'>,
  mine: Pick<SharedFields, 'ignored_findings'>,
  theirs: Pick<SharedFields, 'ignored_findings'>,
): string[] {
  const stays = (key: string, { ignored_findings: keys }: Pick<SharedFields, 'ignored_findings'>) =>
    keys.includes(key) || !before.ignored_findings.includes(key)
  return [...new Set([...mine.ignored_findings, ...theirs.ignored_findings])].filter(
    (key) => stays(key, mine) && stays(key, theirs),
  )
}

interface FieldChangesProps<F extends SharedFields> {
  kind: EditorKind<F>
  before: F
  after: F
  names: readonly [before: string, after: string]
}

export function FieldChanges<F extends SharedFields>({ kind, before, after, names }: FieldChangesProps<F>) {
  const wording = useWording()
  const groups = changedGroups(kind, before, after)
  const old = kind.plainFields(before)
  const next = kind.plainFields(after)
  const textOf = (fields: Record<string, unknown>, group: readonly string[]) =>
    group.map((name) => versionText(fields, name, wording)).join('\n')
  if (groups.length === 0) return <p className="text-small text-muted">There is no difference.</p>
  return (
    <ul className="grid gap-5">
      {groups.map(({ label, names: fields }) => (
        <li key={label}>
          <h3 className="mb-1.5 font-body text-small font-bold">{label}</h3>
          <TextVersions before={textOf(old, fields)} after={textOf(next, fields)} names={names} of={label} />
        </li>
      ))}
    </ul>
  )
}

interface TextVersionsProps {
  before: string
  after: string
  /** The names of the two versions. */
  names: readonly [before: string, after: string]
  /** The name of the text, where several texts are compared. */
  of?: string
}

/** Shows two versions of one text side by side, with the differences marked; each can be copied. */
export function TextVersions({ before, after, names, of }: TextVersionsProps) {
  const parts = useMemo(() => compareTexts(before, after), [before, after])
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <Version name={names[0]} of={of} text={before} parts={parts.filter(({ kind }) => kind !== 'added')} />
      <Version name={names[1]} of={of} text={after} parts={parts.filter(({ kind }) => kind !== 'removed')} />
    </div>
  )
}

interface VersionProps {
  name: string
  of: string | undefined
  text: string
  parts: readonly TextPart[]
}

function Version({ name, of, text, parts }: VersionProps) {
  const label = of === undefined ? name : `${of}, ${name.toLowerCase()}`
  return (
    <div className="flex min-w-0 flex-col rounded-[8px] border-[1.5px] border-line">
      <div className="flex items-center justify-between gap-2 border-b-[1.5px] border-line pr-1 pl-3">
        <p className="text-label font-[650] text-muted">{name}</p>
        {text !== '' && (
          <TextButton onClick={() => void copyWithToast(text)}>
            <Copy aria-hidden className="size-4" />
            Copy<span className="sr-only"> {label}</span>
          </TextButton>
        )}
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={label}
        className="max-h-60 overflow-y-auto px-3 py-2 text-small whitespace-pre-wrap wrap-anywhere"
      >
        {text === '' ? <span className="text-muted">Empty</span> : parts.map(renderPart)}
      </section>
    </div>
  )
}

function renderPart({ kind, text }: TextPart, index: number) {
  if (kind === 'same') return <span key={`${index} ${kind}`}>{text}</span>
  return kind === 'removed' ? (
    <del key={`${index} ${kind}`} className="bg-danger-bg text-danger no-underline">
      {text}
    </del>
  ) : (
    <ins key={`${index} ${kind}`} className="bg-ok-bg text-ok no-underline">
      {text}
    </ins>
  )
}
