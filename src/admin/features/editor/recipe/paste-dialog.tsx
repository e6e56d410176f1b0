import { useId } from 'react'
import { Dialog } from '../../../../web/ui/dialog.tsx'
import { PasteForm, type PasteFormProps } from './paste-form.tsx'

interface PasteDialogProps extends Omit<PasteFormProps, 'titleId' | 'initialText'> {
  /** What was pasted already; null while the dialog is closed. */
  text: string | null
}

/** A whole list pasted as text, split, and looked over before it is taken in. */
export function PasteDialog({ text, ...rest }: PasteDialogProps) {
  const id = useId()
  return (
    <Dialog
      open={text !== null}
      onClose={rest.onClose}
      labelledBy={id}
      className="m-auto max-w-[min(760px,calc(100%-2rem))]"
    >
      <PasteForm titleId={id} initialText={text ?? ''} {...rest} />
    </Dialog>
  )
}
