import { ClipboardPaste } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import type { Editor } from '../editor/editor.ts'
import type { RecipeFields } from '../editor/recipe-kind.ts'
import { PasteRecipeForm } from './paste-recipe-form.tsx'

/** Fills the editor from a recipe on another site; nothing is saved by it. */
export function PasteRecipeButton({ editor }: { editor: Editor<RecipeFields> }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [warnings, setWarnings] = useState<readonly string[]>([])
  return (
    <div className="grid justify-items-start gap-2">
      <Button look="line" size="small" onClick={() => setOpen(true)}>
        <ClipboardPaste aria-hidden className="size-4.5" />
        Paste a recipe from another site
      </Button>
      <div role="status" className="empty:hidden">
        {warnings.length > 0 && (
          <div className="grid gap-1 rounded-field bg-info-bg px-4 py-3 text-small text-ink">
            <p className="font-[650] text-info">Filled in, not saved yet. Please look at this:</p>
            <ul className="grid list-disc gap-0.5 pl-5">
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        labelledBy={id}
        className="m-auto max-w-[min(640px,calc(100%-2rem))]"
      >
        <PasteRecipeForm
          editor={editor}
          titleId={id}
          onClose={() => setOpen(false)}
          onFilled={(found) => {
            setWarnings(found.length > 0 ? found : ['Everything was understood.'])
            setOpen(false)
          }}
        />
      </Dialog>
    </div>
  )
}
