import { useId } from 'react'
import { writeSavedLink } from '../../../domain/kitchen/saved-link.ts'
import { useSite } from '../../data/site-context.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { SavedRecipe } from '../saved/saved-recipes.ts'
import { CopyLink, fitsQrCode, QrCode } from '../share/link-to-device.tsx'

export interface TakeAlongProps {
  /** The saved recipes, in their order. */
  recipes: readonly SavedRecipe[]
}

/** Shows the saved recipes as a link and a QR code for another device (SAVED-MOVE-1): the link itself contains them. */
export function TakeAlong({ recipes, onClose }: TakeAlongProps & { onClose: () => void }) {
  const id = useId()
  const { siteUrl } = useSite()
  const link = `${siteUrl}/saved${writeSavedLink(recipes)}`
  const hasCode = fitsQrCode(link)
  const hasNotes = recipes.some(({ note }) => note.trim() !== '')
  const things = `${recipes.length === 1 ? 'Your recipe' : 'Your recipes'}${hasNotes ? ' and notes' : ''}`
  return (
    <Dialog open onClose={onClose} labelledBy={id} className="m-auto max-w-[min(460px,calc(100%-2rem))]">
      <div className="grid grid-cols-1 justify-items-start gap-4 px-5 pt-6 pb-6 sm:px-8 sm:pt-8">
        <h2 id={id} className="type-h3 pr-10">
          Take them to another device
        </h2>
        {hasCode && (
          <QrCode link={link} label="Your saved recipes as a QR code" className="size-[min(300px,100%)]" />
        )}
        <p>
          {hasCode
            ? 'Scan it with the other device, or send yourself the link.'
            : 'This is more than a code can hold. Send yourself the link and open it on the other device.'}{' '}
          There you choose whether to add them.
        </p>
        <p className="text-small text-muted">
          {things} travel{things === 'Your recipe' ? 's' : ''} inside the link itself; nothing is kept by us.
          {hasNotes && ' Whoever has the link can read your notes.'}
        </p>
        <CopyLink link={link} />
      </div>
    </Dialog>
  )
}
