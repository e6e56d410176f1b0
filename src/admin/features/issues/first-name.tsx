import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { findTokenProblems, NAME_TOKEN } from '../../../domain/newsletter/issue-tokens.ts'
import { Button } from '../../../web/ui/button.tsx'
import { FieldError, TextField } from '../../../web/ui/field.tsx'
import { QuietButton, TextButton } from '../../ui/buttons.tsx'
import { TitledDialog } from '../../ui/dialogs.tsx'
import { Form } from '../../ui/form.tsx'

const FALLBACK_MAX = 40

interface FirstNameButtonProps {
  /** Called with the token, to be inserted at the former caret. */
  onInsert: (token: string) => void
}

/** Inserts each reader's first name into the letter; asks for a fallback for readers without one. */
export function FirstNameButton({ onInsert }: FirstNameButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [fallback, setFallback] = useState('friend')
  const token = fallback.trim() === '' ? `{${NAME_TOKEN}}` : `{${NAME_TOKEN}|${fallback.trim()}}`
  const [problem] = findTokenProblems(token)
  const isBroken = problem !== undefined || /[{}|]/.test(fallback)
  return (
    <>
      <TextButton icon={UserRound} onClick={() => setOpen(true)}>
        First name…
      </TextButton>
      <TitledDialog
        open={isOpen}
        title="The reader’s first name"
        intro="Each letter says its reader’s own name here. Not everybody has told you theirs."
        onClose={() => setOpen(false)}
      >
        <Form
          className="grid gap-4"
          onSubmit={() => {
            if (isBroken) return
            // Closed first: closing returns the focus to the button, but the text is to have it.
            flushSync(() => setOpen(false))
            onInsert(token)
          }}
        >
          <TextField
            label="For readers without a name"
            value={fallback}
            maxLength={FALLBACK_MAX}
            error={isBroken ? 'Plain words only, please' : null}
            hint={
              fallback.trim() === ''
                ? '“Hello {first_name},” becomes “Hello Anna,” or “Hello,”.'
                : `“Hello ${token},” becomes “Hello Anna,” or “Hello ${fallback.trim()},”.`
            }
            onChange={({ target }) => setFallback(target.value)}
          />
          <div className="flex flex-wrap justify-end gap-2.5">
            <QuietButton onClick={() => setOpen(false)}>Cancel</QuietButton>
            <Button type="submit" size="small" disabled={isBroken}>
              Insert
            </Button>
          </div>
        </Form>
      </TitledDialog>
    </>
  )
}

/** Names the tokens that no letter could fill, while the text is written; a draft may contain them. */
export function TokenProblems({ text }: { text: string }) {
  const [first, ...more] = findTokenProblems(text)
  return (
    <div role="status" className={first ? 'px-5 pb-3' : undefined}>
      {first && (
        <FieldError id="letter-tokens">
          {first.message}
          {more.length > 0 && ` And ${more.length} more.`}
        </FieldError>
      )}
    </div>
  )
}
