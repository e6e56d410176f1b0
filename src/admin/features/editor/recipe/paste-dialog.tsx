import { X } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../../web/ui/button.tsx'
import { INPUT_CLASS, TextArea } from '../../../../web/ui/field.tsx'
import { QuietButton } from '../../../ui/buttons.tsx'
import { DialogBody, DialogFoot, DialogHead, SheetDialog } from '../../../ui/dialogs.tsx'

interface PasteDialogProps extends Omit<PasteFormProps, 'initialText'> {
  /** What was pasted already; null while the dialog is closed. */
  text: string | null
}

/** A whole list pasted as text, split, and looked over before it is taken in. */
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
  /** The text as lines, each in as many parts as there are columns. */
  split: (text: string) => string[][]
  columns: readonly string[]
  addLabel: (count: number) => string
  onAdd: (lines: readonly string[][]) => void
  onClose: () => void
}

function PasteForm({ title, hint, initialText, split, columns, addLabel, onAdd, onClose }: PasteFormProps) {
  const [text, setText] = useState(initialText)
  const [lines, setLines] = useState(() => split(initialText))
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
            setLines(split(target.value))
          }}
          className="min-h-32!"
        />
        {lines.length > 0 && <PastedLines columns={columns} lines={lines} onChange={setLines} />}
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

interface PastedLinesProps {
  columns: readonly string[]
  lines: readonly string[][]
  onChange: (lines: string[][]) => void
}

/** How the text was read, to be put right before it is taken in. */
function PastedLines({ columns, lines, onChange }: PastedLinesProps) {
  const change = (line: number, part: number, text: string) =>
    onChange(lines.map((parts, at) => (at === line ? parts.with(part, text) : parts)))
  return (
    <section aria-label="How it was read">
      <h3 className="mb-2 font-body text-small font-bold">
        This is how it was read. You can still change it.
      </h3>
      <ol className="grid gap-2">
        {lines.map((parts, line) => (
          <li key={line} className="flex items-center gap-2">
            <div
              className={`grid flex-1 gap-2 ${columns.length > 1 ? 'grid-cols-2 md:grid-cols-[88px_110px_minmax(0,1fr)]' : ''}`}
            >
              {columns.map((column, part) => (
                <input
                  key={column}
                  aria-label={`${column}, line ${line + 1}`}
                  value={parts[part] ?? ''}
                  onChange={({ target }) => change(line, part, target.value)}
                  className={`${INPUT_CLASS} min-h-11 px-3 py-1.5 ${part === 2 ? 'max-md:col-span-2' : ''}`}
                />
              ))}
            </div>
            <IconButton
              label={`Leave out line ${line + 1}`}
              onClick={() => onChange(lines.filter((_, at) => at !== line))}
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
