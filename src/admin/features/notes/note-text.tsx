import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { NOTE_LIMITS } from '../../../domain/notes/note-rules.ts'
import type { InboxNote } from '../../../domain/notes/notes-calls.ts'
import { Button } from '../../../web/ui/button.tsx'
import { TextArea } from '../../../web/ui/field.tsx'
import { QuietButton, TextButton } from '../../ui/buttons.tsx'
import { Counter } from '../../ui/fields.tsx'
import { Form } from '../../ui/form.tsx'
import { readTypedAnswer, removeTypedAnswer, storeTypedAnswer } from '../editor/autosave/typed-answers.ts'

interface NoteTextProps {
  note: InboxNote
  /** @returns whether it was saved */
  onCorrect: (text: string) => Promise<boolean>
}

/** Shows a reader's words and picture; typing errors in the words can be corrected. */
export function NoteText({ note, onCorrect }: NoteTextProps) {
  const { id, text, original_text, image, name } = note
  const [typed, setTyped] = useState(() => readTypedAnswer('slip', id))
  // A stored correction opens by itself while the notes are browsed by keys: the focus must stay where it is.
  const [isAsked, setAsked] = useState(false)
  const close = () => {
    setTyped(null)
    removeTypedAnswer('slip', id)
  }
  const isEmpty = typed?.trim() === ''
  return (
    <div className={image ? 'grid gap-5 md:grid-cols-[minmax(0,1fr)_10.75rem]' : 'grid gap-5'}>
      <div className="grid min-w-0 content-start gap-1.5">
        {typed === null ? (
          <>
            <p
              dir="auto"
              className="max-w-[58ch] text-[1.125rem] leading-normal whitespace-pre-wrap wrap-anywhere"
            >
              {text}
            </p>
            <p>
              <TextButton
                icon={Pencil}
                className="-ml-1.5"
                onClick={() => {
                  setTyped(text)
                  setAsked(true)
                }}
              >
                Correct a slip
              </TextButton>
            </p>
          </>
        ) : (
          <Form
            className="grid gap-3"
            onSubmit={() => {
              if (isEmpty) return
              void onCorrect(typed).then((isSaved) => isSaved && close())
            }}
          >
            <TextArea
              label="The note"
              autoFocus={isAsked}
              dir="auto"
              value={typed}
              maxLength={NOTE_LIMITS.text}
              error={isEmpty ? 'The note is empty.' : null}
              hint={<Counter length={typed.length} max={NOTE_LIMITS.text} />}
              onChange={({ target }) => {
                setTyped(target.value)
                storeTypedAnswer('slip', id, target.value)
              }}
              onKeyDown={({ key }) => key === 'Escape' && close()}
            />
            <div className="flex flex-wrap gap-2.5">
              <Button type="submit" size="small" disabled={isEmpty}>
                Save the correction
              </Button>
              <QuietButton onClick={close}>Cancel</QuietButton>
            </div>
          </Form>
        )}
        {original_text !== null && (
          <details className="text-small">
            <summary className="min-h-11 cursor-pointer content-center font-semibold">
              As it was written
            </summary>
            <p dir="auto" className="max-w-[58ch] whitespace-pre-wrap wrap-anywhere text-muted">
              {original_text}
            </p>
          </details>
        )}
      </div>
      {image && (
        <a
          href={image.url}
          target="_blank"
          rel="noopener"
          aria-label={`Look closer at the picture by ${name} (opens in a new tab)`}
          className="relative mt-2 ml-0.5 block w-41 -rotate-[1.4deg] self-start rounded-[2px] bg-[#fff] p-2 pb-2.5 shadow-lift before:absolute before:-top-1.75 before:left-1/2 before:size-3.5 before:-ml-1.75 before:rounded-full before:bg-[#d4380f]"
        >
          <img
            src={image.url}
            width={image.width}
            height={image.height}
            alt={image.alt}
            className="aspect-4/3 w-full object-cover"
          />
        </a>
      )}
    </div>
  )
}
