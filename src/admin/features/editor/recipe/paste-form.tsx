import { useState } from 'react'
import { Button } from '../../../../web/ui/button.tsx'
import { TextArea } from '../../../../web/ui/field.tsx'
import { PastedLines } from './pasted-lines.tsx'

export interface PasteFormProps {
  titleId: string
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

export function PasteForm({
  titleId,
  title,
  hint,
  initialText,
  split,
  columns,
  addLabel,
  onAdd,
  onClose,
}: PasteFormProps) {
  const [text, setText] = useState(initialText)
  const [lines, setLines] = useState(() => split(initialText))
  const filled = lines.filter((parts) => (parts.at(-1) ?? '').trim() !== '')
  return (
    <>
      <div className="grid gap-4 p-6">
        <h2 id={titleId} className="type-h3 pr-10">
          {title}
        </h2>
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
      </div>
      <div className="sticky bottom-0 flex justify-end gap-2.5 border-t-[1.5px] border-line bg-surface px-6 py-4">
        <Button look="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button size="small" disabled={filled.length === 0} onClick={() => onAdd(filled)}>
          {addLabel(filled.length)}
        </Button>
      </div>
    </>
  )
}
