import { changedFields, type EditorKind } from '../editor-kind.ts'
import type { SharedFields } from '../shared-fields.ts'

/** Fields that are one thing on the screen: those of an image, and every other by itself. */
export interface FieldGroup {
  label: string
  names: string[]
}

const IMAGE_ID_FIELDS = ['featured_image_url', 'featured_image_public_id', 'featured_image_version']

/** What differs between two versions, by the labels of the screen and in its order. */
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
  // An image is taken whole or not at all.
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

/** Merged without asking the coach: what either side ignored since is ignored, what either took back is not. */
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
