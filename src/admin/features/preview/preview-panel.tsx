import { Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import { FoldPanel } from '../../ui/fold-panel.tsx'
import type { Editor } from '../editor/editor.ts'
import { useObservable } from '../editor/observable.ts'
import type { SharedFields } from '../editor/shared-fields.ts'
import { PagePreviewDialog } from './page-preview-dialog.tsx'
import { PreviewLink } from './preview-link.tsx'

interface PreviewPanelProps<F extends SharedFields> {
  editor: Editor<F>
  /** The page as readers will see it. */
  renderPage: (fields: F) => ReactNode
}

/** Seeing the page before others do, and letting one of them see it. */
export function PreviewPanel<F extends SharedFields>({ editor, renderPage }: PreviewPanelProps<F>) {
  const item = useObservable(editor.state, (state) => state.item)
  const [isOpen, setOpen] = useState(false)
  return (
    <FoldPanel
      name="preview"
      title="Preview"
      state={item ? 'The page, and a link to show it' : 'The page as readers will see it'}
    >
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        <Eye aria-hidden className="size-4.5" />
        See the whole page
      </Button>
      {item ? (
        <PreviewLink plural={editor.kind.plural} id={item.id} />
      ) : (
        <p className="text-small text-muted">Once it is saved, you can make a link to show it to somebody.</p>
      )}
      <PagePreviewDialog open={isOpen} onClose={() => setOpen(false)}>
        <CurrentPage editor={editor} renderPage={renderPage} />
      </PagePreviewDialog>
    </FoldPanel>
  )
}

function CurrentPage<F extends SharedFields>({ editor, renderPage }: PreviewPanelProps<F>) {
  return renderPage(useObservable(editor.state, (state) => state.fields))
}
