import { useId } from 'react'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { ImportForm } from './import-form.tsx'

/** Takes in a list from elsewhere. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={id}
      className="m-auto max-w-[min(640px,calc(100%-2rem))]"
    >
      <div className="px-5 pt-6 pb-6 sm:px-6">
        <h2 id={id} className="type-h3 pr-12">
          Import subscribers
        </h2>
        <p className="mt-2 mb-5 text-small text-muted">
          A list in CSV format, as every newsletter service and spreadsheet can save one, or simply one
          address a line. Nobody gets a letter because of it.
        </p>
        <ImportForm onClose={onClose} />
      </div>
    </Dialog>
  )
}
