import type { EditorKind } from '../editor-kind.ts'
import type { SharedFields } from '../shared-fields.ts'
import { changedGroups } from './field-groups.ts'
import { fieldText } from './field-texts.ts'
import { TextVersions } from './text-versions.tsx'
import { useWording } from './use-wording.ts'

interface FieldChangesProps<F extends SharedFields> {
  kind: EditorKind<F>
  before: F
  after: F
  names: readonly [before: string, after: string]
}

/** Every field in which two versions differ, side by side. */
export function FieldChanges<F extends SharedFields>({ kind, before, after, names }: FieldChangesProps<F>) {
  const wording = useWording()
  const groups = changedGroups(kind, before, after)
  const old = kind.plainFields(before)
  const next = kind.plainFields(after)
  const textOf = (fields: Record<string, unknown>, group: readonly string[]) =>
    fieldText(group[0] ?? '', fields[group[0] ?? ''], wording)
  if (groups.length === 0) return <p className="text-small text-muted">There is no difference.</p>
  return (
    <ul className="grid gap-5">
      {groups.map(({ label, names: fields }) => (
        <li key={label}>
          <h3 className="mb-1.5 font-body text-small font-bold">{label}</h3>
          <TextVersions before={textOf(old, fields)} after={textOf(next, fields)} names={names} />
        </li>
      ))}
    </ul>
  )
}
