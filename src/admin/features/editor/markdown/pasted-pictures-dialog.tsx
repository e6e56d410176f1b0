import { pluralize } from '../../../../domain/content/labels.ts'
import type { PastedImage } from '../../../../domain/import/pasted-images.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

interface PastedPicturesDialogProps {
  /** None keeps it closed. */
  pictures: readonly PastedImage[]
  onBring: () => void
  onLeave: () => void
}

/** Asks whether the pictures of a pasted text come along: the words are in already (product §17.8). */
export function PastedPicturesDialog({ pictures, onBring, onLeave }: PastedPicturesDialogProps) {
  const isOne = pictures.length === 1
  return (
    <ConfirmDialog
      open={pictures.length > 0}
      title={isOne ? 'Bring the picture along?' : 'Bring the pictures along?'}
      confirmLabel={isOne ? 'Bring it along' : 'Bring them along'}
      cancelLabel={isOne ? 'Leave it out' : 'Leave them out'}
      onConfirm={onBring}
      onClose={onLeave}
    >
      The text you pasted came with {pluralize(pictures.length, 'picture')}. We can copy{' '}
      {isOne ? 'it' : 'them'} to your pictures and put {isOne ? 'it' : 'them'} where{' '}
      {isOne ? 'it was' : 'they were'}. Only bring what you’re allowed to use.
    </ConfirmDialog>
  )
}
