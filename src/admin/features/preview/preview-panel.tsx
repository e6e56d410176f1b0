import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Eye, Link2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { itemCalls } from '../../../domain/content/item-calls.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { copyText } from '../../../web/ui/copy-text.ts'
import { INPUT_CLASS } from '../../../web/ui/field.tsx'
import { showAlert, showToast } from '../../../web/ui/toast.ts'
import { describeFailure } from '../../data/api.ts'
import { readOf, useChange } from '../../data/calls.ts'
import { useSite } from '../../data/use-site.ts'
import { QuietButton, TextButton } from '../../ui/buttons.tsx'
import { FoldPanel } from '../../ui/panel.tsx'
import type { Editor } from '../editor/editor.ts'
import { useObservable } from '../editor/observable.ts'
import type { SharedFields } from '../editor/shared-fields.ts'
import { PagePreviewDialog } from './page-preview-dialog.tsx'

interface PreviewPanelProps<F extends SharedFields> {
  editor: Editor<F>
  renderPage: (fields: F) => ReactNode
}

/** Previews the page before it is published, and shares a preview. */
export function PreviewPanel<F extends SharedFields>({ editor, renderPage }: PreviewPanelProps<F>) {
  const item = useObservable(editor.state, (state) => state.item)
  const [isOpen, setOpen] = useState(false)
  return (
    <FoldPanel
      name="preview"
      title="Preview"
      state={item ? 'The page, and a link to show it' : 'The page as readers will see it'}
    >
      <QuietButton icon={Eye} onClick={() => setOpen(true)}>
        See the whole page
      </QuietButton>
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

/** Manages the secret address under which the saved item can be read before it is published, until the coach revokes it. */
function PreviewLink({ plural, id }: { plural: 'articles' | 'recipes'; id: number }) {
  const client = useQueryClient()
  const { time_zone } = useSite()
  const { readLink, makeLink, revokeLink } = itemCalls[plural]
  const address = { params: { id } }
  const query = readOf(readLink, address)
  const link = useQuery(query).data?.preview_link
  const fail = (error: Error) => showAlert('We couldn’t change the preview link', describeFailure(error))
  const make = useChange(makeLink, { onError: fail })
  const revoke = useChange(revokeLink, {
    onSuccess() {
      client.setQueryData(query.queryKey, { preview_link: null })
      showToast({ title: 'The preview link no longer works' })
    },
    onError: fail,
  })
  if (!link)
    return (
      <div>
        <QuietButton
          icon={Link2}
          className="w-full"
          disabled={make.isPending}
          onClick={() => make.mutate(address)}
        >
          Make a preview link
        </QuietButton>
        <p className="mt-2 text-label text-muted">
          For somebody to read it before it is published. Only those with the link can see it.
        </p>
      </div>
    )
  return (
    <div>
      <input
        readOnly
        aria-label="Preview link"
        value={link.url}
        onFocus={({ target }) => target.select()}
        className={`${INPUT_CLASS} text-small`}
      />
      <p className="mt-1.5 text-label text-muted">
        Made on {formatDateAndTime(link.created_at, time_zone)}. It shows what is saved.
      </p>
      <div className="-ml-1.5 flex flex-wrap gap-x-2">
        <TextButton onClick={() => void copyLink(link.url)}>Copy link</TextButton>
        <TextButton onClick={() => window.open(link.url, '_blank', 'noopener')}>
          Open<span className="sr-only"> the preview in a new tab</span>
        </TextButton>
        <TextButton disabled={revoke.isPending} onClick={() => revoke.mutate(address)}>
          Revoke
        </TextButton>
      </div>
    </div>
  )
}

async function copyLink(url: string): Promise<void> {
  if (await copyText(url)) showToast({ title: 'Link copied!' })
  else showAlert('Failed to copy', 'Please try again or manually copy the URL.')
}
