import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../../web/ui/button.tsx'
import { Dialog } from '../../../../web/ui/dialog.tsx'
import { TextField } from '../../../../web/ui/field.tsx'
import { linkMarkdown, readAddress } from './markdown-pieces.ts'

interface LinkDialogProps {
  open: boolean
  /** The words that are selected in the text. */
  selected: string
  onClose: () => void
  onInsert: (markdown: string) => void
}

/** Asks what a link says and where it leads. */
export function LinkDialog({ open, selected, onClose, onInsert }: LinkDialogProps) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={id}
      className="m-auto max-w-[min(480px,calc(100%-2rem))]"
    >
      <LinkForm titleId={id} selected={selected} onClose={onClose} onInsert={onInsert} />
    </Dialog>
  )
}

function LinkForm({
  titleId,
  selected,
  onClose,
  onInsert,
}: Omit<LinkDialogProps, 'open'> & { titleId: string }) {
  const [words, setWords] = useState(selected)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const insert = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const address = readAddress(typed)
    if (address === null) setError('Please enter an address such as https://example.com or /recipes')
    else onInsert(linkMarkdown(words.trim() || typed.trim(), address))
  }
  return (
    <form onSubmit={insert} noValidate>
      <div className="grid gap-4 p-6">
        <h2 id={titleId} className="type-h3 pr-10">
          Add a link
        </h2>
        <TextField label="Link text" value={words} onChange={({ target }) => setWords(target.value)} />
        <TextField
          label="Where it leads"
          value={typed}
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
          error={error}
          hint="A web address, a page of this site such as /recipes, or an email address."
          onChange={({ target }) => {
            setTyped(target.value)
            setError(null)
          }}
        />
      </div>
      <div className="flex justify-end gap-2.5 border-t-[1.5px] border-line px-6 py-4">
        <Button look="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="small">
          Add link
        </Button>
      </div>
    </form>
  )
}
