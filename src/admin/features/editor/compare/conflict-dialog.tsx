import { useId, useState } from 'react'
import { Button } from '../../../../web/ui/button.tsx'
import { QuietButton } from '../../../ui/buttons.tsx'
import { DialogBody, DialogFoot, DialogHead, SheetDialog } from '../../../ui/dialogs.tsx'
import type { LoadedItem } from '../editor-kind.ts'
import { useObservable } from '../observable.ts'
import type { SharedFields } from '../shared-fields.ts'
import { useEditor } from '../use-editor.ts'
import { changedGroups, mergeIgnoredFindings, TextVersions, takeFields } from './field-changes.tsx'
import { useWording, versionText } from './field-texts.ts'

/** Shows both versions when a save met a newer one, and takes from each what is chosen (CONTENT-SAVE-3). */
export function ConflictDialog({ onSave }: { onSave: () => void }) {
  const { state } = useEditor()
  const conflict = useObservable(state, (current) => current.conflict)
  return (
    <SheetDialog
      open={conflict !== null}
      onClose={() => state.change({ conflict: null })}
      className="m-auto max-w-[min(960px,calc(100%-2rem))]"
    >
      {conflict && <ConflictForm theirs={conflict} onSave={onSave} />}
    </SheetDialog>
  )
}

interface ConflictFormProps {
  theirs: LoadedItem<SharedFields>
  onSave: () => void
}

function ConflictForm({ theirs, onSave }: ConflictFormProps) {
  const { kind, state } = useEditor()
  const wording = useWording()
  // Subscribed: an image upload may still finish.
  const mine = useObservable(state, ({ fields }) => fields)
  const saved = useObservable(state, (current) => current.saved)
  const groups = changedGroups(kind, mine, theirs.fields).filter(
    ({ names }) => !names.includes('ignored_findings'),
  )
  const touched = changedGroups(kind, saved, mine).map(({ label }) => label)
  const [taken, setTaken] = useState<Readonly<Record<string, Side>>>({})
  // What only the other side changed is taken from there by default.
  const sideOf = (label: string) => taken[label] ?? (touched.includes(label) ? 'mine' : 'theirs')
  const textOf = (fields: SharedFields, [name = '']: readonly string[]) =>
    versionText(kind.plainFields(fields), name, wording)
  const save = () => {
    const names = groups.filter(({ label }) => sideOf(label) === 'theirs').flatMap(({ names: own }) => own)
    state.change({
      fields: {
        ...takeFields(kind, mine, theirs.fields, names),
        ignored_findings: mergeIgnoredFindings(saved, mine, theirs.fields),
      },
      saved: theirs.fields,
      item: theirs.item,
      conflict: null,
    })
    onSave()
  }
  return (
    <>
      <DialogBody>
        <DialogHead
          title={`This ${kind.kind} was changed somewhere else`}
          intro="Another tab or person saved it while you were writing. Nothing is lost: choose for each field which version to keep."
        />
        {groups.length === 0 && <p>Both versions say the same now. Save once more to go on.</p>}
        <ul className="grid gap-6">
          {groups.map(({ label, names }) => (
            <ConflictChoice
              key={label}
              label={label}
              mine={textOf(mine, names)}
              theirs={textOf(theirs.fields, names)}
              chosen={sideOf(label)}
              onChoose={(side) => setTaken({ ...taken, [label]: side })}
            />
          ))}
        </ul>
      </DialogBody>
      <DialogFoot>
        <QuietButton onClick={() => state.change({ conflict: null })}>Back to my text</QuietButton>
        <Button size="small" onClick={save}>
          Save these choices
        </Button>
      </DialogFoot>
    </>
  )
}

type Side = 'mine' | 'theirs'

const SIDES = [
  { side: 'mine', label: 'Keep mine' },
  { side: 'theirs', label: 'Take the other' },
] as const

interface ConflictChoiceProps {
  label: string
  mine: string
  theirs: string
  chosen: Side
  onChoose: (side: Side) => void
}

function ConflictChoice({ label, mine, theirs, chosen, onChoose }: ConflictChoiceProps) {
  const id = useId()
  return (
    <li>
      <fieldset>
        <legend className="mb-1.5 text-small font-bold">{label}</legend>
        <TextVersions before={mine} after={theirs} names={['Mine', 'The other version']} />
        <div className="mt-2 grid grid-cols-2 gap-3">
          {SIDES.map(({ side, label: text }) => (
            <label
              key={side}
              className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-[8px] border-[1.5px] border-line-strong px-3 text-small font-semibold has-checked:border-ink has-checked:bg-leaf has-checked:text-on-field"
            >
              <input
                type="radio"
                name={id}
                checked={chosen === side}
                onChange={() => onChoose(side)}
                className="size-4 accent-(--hf-ok)"
              />
              {text}
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  )
}
