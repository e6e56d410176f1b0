import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { ArrowLink } from '../../../web/ui/arrow-link.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { describeFailure } from '../../data/describe-failure.ts'
import { Panel } from '../../ui/panel.tsx'
import { describeSize } from '../backups/backup-words.ts'
import { type DownloadProgress, takeEverything } from './take-everything.ts'

/** The way out and the way in: everything in open formats, and texts from elsewhere. */
export function TakeEverythingPanel() {
  const id = useId()
  const [progress, setProgress] = useState<DownloadProgress | null>(null)
  const take = useMutation({
    mutationFn: () => takeEverything(setProgress),
    onSettled: () => setProgress(null),
  })
  return (
    <Panel title="Take everything with you" aside={<ArrowLink href="/admin/import">Import</ArrowLink>}>
      <p className="max-w-160 text-small text-muted">
        Your articles, recipes and letters as Markdown, your pictures, and your subscribers and messages as
        lists any spreadsheet opens. Made for reading and for moving elsewhere; a backup is what brings this
        site back as it was.
      </p>
      <div className="grid gap-2 justify-self-start">
        <Button look="line" size="small" disabled={take.isPending} onClick={() => take.mutate()}>
          <Download aria-hidden className="size-4.5" />
          {take.isPending ? 'Packing...' : 'Download everything'}
        </Button>
        {progress && (
          <div className="grid gap-1 text-label text-muted">
            <label htmlFor={id}>{describeSize(progress.bytes)} so far</label>
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
