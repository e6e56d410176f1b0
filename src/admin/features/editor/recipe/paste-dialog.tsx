import { X } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../../web/ui/button.tsx'
import { INPUT_CLASS, TextArea } from '../../../../web/ui/field.tsx'
import { QuietButton } from '../../../ui/buttons.tsx'
import { DialogBody, DialogFoot, DialogHead, SheetDialog } from '../../../ui/dialogs.tsx'

interface PasteDialogProps extends Omit<PasteFormProps, 'initialText'> {
  /** Text that was already pasted; null while the dialog is closed. */
  text: string | null
}

/** Splits a whole list pasted as text, and shows it for review before it is inserted. */
export function PasteDialog({ text, ...rest }: PasteDialogProps) {
  return (
    <SheetDialog
      open={text !== null}
      onClose={rest.onClose}
      className="m-auto max-w-[min(760px,calc(100%-2rem))]"
    >
      <PasteForm initialText={text ?? ''} {...rest} />
    </SheetDialog>
  )
}

interface PasteFormProps {
  title: string
  hint: string
  initialText: string
  /** Splits the text into lines, each with one part per column. */
  split: (text: string) => string[][]
  columns: readonly string[]
  addLabel: (count: number) => string
  onAdd: (lines: readonly string[][]) => void
  onClose: () => void
}

function PasteForm({ title, hint, initialText, split, columns, addLabel, onAdd, onClose }: PasteFormProps) {
  const [text, setText] = useState(initialText)
  const [rows, setRows] = useState(() => split(initialText).map(asRead))
  const lines = rows.flatMap(({ now }) => (now === null ? [] : [now]))
  const filled = lines.filter((parts) => (parts.at(-1) ?? '').trim() !== '')
  return (
    <>
      <DialogBody>
        <DialogHead title={title} />
        <TextArea
          label="Your text"
          hint={hint}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setRows(keepCorrected(rows, split(target.value)))
          }}
          className="min-h-32!"
        />
        {lines.length > 0 && <PastedLines columns={columns} rows={rows} onChange={setRows} />}
      </DialogBody>
      <DialogFoot>
        <QuietButton onClick={onClose}>Cancel</QuietButton>
        <Button size="small" disabled={filled.length === 0} onClick={() => onAdd(filled)}>
          {addLabel(filled.length)}
        </Button>
      </DialogFoot>
    </>
  )
}

/** A line as parsed from the text, and as corrected by hand; null when it is left out. */
interface PastedRow {
  read: readonly string[]
  now: string[] | null
}

const asRead = (read: string[]): PastedRow => ({ read, now: read })

/** Returns the rows of a changed text: those before and after the change keep their corrections. */
function keepCorrected(rows: readonly PastedRow[], lines: readonly string[][]): PastedRow[] {
  const shorter = Math.min(rows.length, lines.length)
  const isSame = (row: PastedRow | undefined, line: string[] | undefined) =>
    row?.read.join('\n') === line?.join('\n')
  let before = 0
  while (before < shorter && isSame(rows[before], lines[before])) before++
  let after = 0
  while (after < shorter - before && isSame(rows.at(-1 - after), lines.at(-1 - after))) after++
  return [
    ...rows.slice(0, before),
    ...lines.slice(before, lines.length - after).map(asRead),
    ...rows.slice(rows.length - after),
  ]
}

interface PastedLinesProps {
  columns: readonly string[]
  rows: readonly PastedRow[]
  onChange: (rows: PastedRow[]) => void
}

/** Shows how the text was parsed, for correction before it is inserted. */
function PastedLines({ columns, rows, onChange }: PastedLinesProps) {
  const shown = rows.flatMap(({ now }, place) => (now === null ? [] : [{ parts: now, place }]))
  const change = (place: number, now: string[] | null) =>
    onChange(rows.map((row, at) => (at === place ? { ...row, now } : row)))
  return (
    <section aria-label="How it was read">
      <h3 className="mb-2 font-body text-small font-bold">
        This is how it was read. You can still change it.
      </h3>
      <ol className="grid gap-2">
        {shown.map(({ parts, place }, line) => (
          <li key={line} className="flex items-center gap-2">
            <div
              className={`grid flex-1 gap-2 ${columns.length > 1 ? 'grid-cols-2 md:grid-cols-[88px_110px_minmax(0,1fr)]' : ''}`}
            >
              {columns.map((column, part) => (
                <input
                  key={column}
                  aria-label={`${column}, line ${line + 1}`}
                  value={parts[part] ?? ''}
                  onChange={({ target }) => change(place, parts.with(part, target.value))}
                  className={`${INPUT_CLASS} min-h-11 px-3 py-1.5 ${part === 2 ? 'max-md:col-span-2' : ''}`}
                />
              ))}
            </div>
            <IconButton
              label={`Leave out line ${line + 1}`}
              onClick={() => change(place, null)}
              className="flex-none border-transparent"
            >
              <X aria-hidden className="size-5" />
            </IconButton>
          </li>
        ))}
      </ol>
    </section>
  )
}
