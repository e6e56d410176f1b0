import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { formatSize } from '../../../domain/items/labels.ts'
import { ArrowLink } from '../../../web/ui/arrow-link.tsx'
import { callForDownload, describeFailure } from '../../data/api.ts'
import { LineButton } from '../../ui/buttons.tsx'
import { Panel } from '../../ui/panel.tsx'

export function ExportPanel() {
  const id = useId()
  const [progress, setProgress] = useState<DownloadProgress | null>(null)
  const take = useMutation({
    mutationFn: () => downloadExport(setProgress),
    onSettled: () => setProgress(null),
  })
  return (
    <Panel title="Take everything with you">
      <p className="max-w-160 text-small text-muted">
        Texts as Markdown, pictures, and lists any spreadsheet opens: for reading, and for moving elsewhere.
        Only a backup brings this site back as it was.
      </p>
      <div className="grid gap-2 justify-self-start">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <LineButton icon={Download} disabled={take.isPending} onClick={() => take.mutate()}>
            {take.isPending ? 'Packing...' : 'Download everything'}
          </LineButton>
          <ArrowLink href="/admin/import">Import from another site</ArrowLink>
        </div>
        {progress && (
          <div className="grid gap-1 text-label text-muted">
            <label htmlFor={id}>{formatSize(progress.bytes)} so far</label>
            <progress id={id} max={progress.about} value={progress.bytes} className="h-2 w-full accent-ok" />
          </div>
        )}
      </div>
      <p role="status" className="text-small font-semibold empty:hidden">
        {take.isSuccess && 'Everything is in your downloads.'}
      </p>
      {take.error && (
        <p role="alert" className="text-small font-semibold text-danger">
          The download broke off. {describeFailure(take.error)}
        </p>
      )}
    </Panel>
  )
}

interface DownloadProgress {
  bytes: number
  /** The approximate total. */
  about: number
}

const FILE_NAME = /filename="([^"]+)"/

/**
 * Fetches the export and saves it through the browser. Unlike a plain link it can show the progress, and an
 * interruption: half a ZIP file must not look complete.
 */
async function downloadExport(onProgress: (progress: DownloadProgress) => void): Promise<void> {
  const answer = await callForDownload('/api/admin/export')
  const about = Number(answer.headers.get('x-about-bytes') ?? 0)
  let bytes = 0
  const counted = answer.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        bytes += piece.byteLength
        onProgress({ bytes, about: Math.max(about, bytes) })
        controller.enqueue(piece)
      },
    }),
  )
  const file = await new Response(counted ?? null).blob()
  const name = FILE_NAME.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'everything.zip'
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads it immediately; a minute is plenty.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
