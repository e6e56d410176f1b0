import { useId } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import { FieldError, INPUT_CLASS } from '../../../web/ui/field.tsx'
import { describeFailure } from '../../data/api.ts'
import { Form } from '../../ui/form.tsx'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import type { ListedPage } from './listed-pages.ts'

interface ChoosePageDialogProps {
  isOpen: boolean
  title: string
  intro: string
  /** The label of the submit button. */
  deed: string
  /** Undefined while they are on their way. */
  pages: readonly ListedPage[] | undefined
  /** The page chosen when the dialog opens; null for none. */
  guess: ListedPage | null
  failure: Error | null
  isSending: boolean
  onClose: () => void
  onChoose: (page: ListedPage) => void
}

export function ChoosePageDialog(props: ChoosePageDialogProps) {
  const { isOpen, title, intro, deed, pages, guess, failure, isSending, onClose, onChoose } = props
  const id = useId()

  function submit(form: HTMLFormElement) {
    const path = new FormData(form).get('page')
    const page = pages?.find((one) => one.path === path)
    if (page) onChoose(page)
  }

  return (
    <TitledDialog open={isOpen} title={title} intro={intro} onClose={onClose}>
      <Form noValidate={false} onSubmit={submit} className="grid gap-4">
        <label htmlFor={id} className="grid gap-1.5 font-semibold">
          Page
          <select
            key={guess?.path}
            id={id}
            name="page"
            required
            defaultValue={guess?.path ?? ''}
            aria-invalid={failure ? true : undefined}
            aria-describedby={failure ? `${id}-error` : undefined}
            className={INPUT_CLASS}
          >
            {!guess && <option value="">Choose a page</option>}
            {(pages ?? []).map(({ path, title: name }) => (
              <option key={path} value={path}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {failure && <FieldError id={`${id}-error`}>{describeFailure(failure)}</FieldError>}
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-busy={isSending} disabled={!pages}>
            {deed}
          </Button>
        </div>
      </Form>
    </TitledDialog>
  )
}
