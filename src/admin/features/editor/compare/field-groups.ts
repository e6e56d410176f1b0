import { changedFields, type EditorKind } from '../editor-kind.ts'
import type { SharedFields } from '../shared-fields.ts'

/** Fields that are one thing to her: the four of a picture, and every other by itself. */
export interface FieldGroup {
  label: string
  names: string[]
}

const PICTURE_ID_FIELDS = ['featured_image_url', 'featured_image_public_id', 'featured_image_version']

/** What differs between two versions, as she would name it, in the order of the screen. */
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
  // A picture is taken whole or not at all.
  return groups.map((group) =>
    group.names.some((name) => PICTURE_ID_FIELDS.includes(name))
      ? { ...group, names: PICTURE_ID_FIELDS }
      : group,
  )
}

/** One version with the given fields of another. */
export function takeFields<F extends SharedFields>(
  kind: EditorKind<F>,
  base: F,
  other: F,
  names: readonly string[],
): F {
  const plain = kind.plainFields(other)
  const taken = Object.fromEntries(names.map((name) => [name, plain[name]]))
  return kind.readFields({ ...kind.plainFields(base), ...taken }, base)
}
