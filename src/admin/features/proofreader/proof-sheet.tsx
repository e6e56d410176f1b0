import { useId } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { useObservable } from '../editor/observable.ts'
import { FindingList } from './finding-list.tsx'
import type { NumberedFinding } from './mark-words.ts'
import { useProof } from './proof-context.tsx'

interface ProofSheetProps {
  open: boolean
  /** As the way back names it: `article`. */
  what: string
  onClose: () => void
  onShow: (finding: NumberedFinding) => void
}

/** The same list where there is no room beside the text. */
export function ProofSheet({ open, what, onClose, onShow }: ProofSheetProps) {
  const id = useId()
  const count = useObservable(useProof().state, ({ findings }) => findings.length)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={id}
      className="mx-auto mt-auto mb-0 max-h-[85dvh] max-w-160 rounded-b-none"
    >
      <div data-proof="" tabIndex={-1}>
        <h2 id={id} className="type-h3 px-5 pt-5 pb-4 pr-16">
          {count === 0 ? 'Nothing to fix' : `${count} to check`}
        </h2>
        <FindingList onShow={onShow} />
        <div className="sticky bottom-0 border-t-[1.5px] border-line bg-surface px-5 py-3">
          <Button look="line" className="w-full" onClick={onClose}>
            Back to the {what}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
