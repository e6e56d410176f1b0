import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Button } from '../../../web/ui/button.tsx'
import { ProgressBar } from './image-upload.tsx'
import { describeQueue, type QueuedFile } from './upload-queue.ts'

interface UploadQueueListProps {
  queue: readonly QueuedFile[]
  onRemove: (key: number) => void
  onClear: () => void
}

/** The files of an upload, each with how far it is. */
export function UploadQueueList({ queue, onRemove, onClear }: UploadQueueListProps) {
  const isBusy = queue.some(({ phase }) => phase === 'waiting' || phase === 'uploading')
  return (
    <section aria-label="Uploads" className="rounded-field border-[1.5px] border-line bg-surface">
      <div className="flex min-h-14 items-center justify-between gap-4 px-5 py-1.5">
        <p role="status" className="font-[650]">
          {describeQueue(queue)}
        </p>
        {!isBusy && (
          <Button look="quiet" size="small" onClick={onClear}>
            Clear list
          </Button>
        )}
      </div>
      <ul>
        {queue.map((file) => (
          <QueueRow key={file.key} file={file} onRemove={() => onRemove(file.key)} />
        ))}
      </ul>
    </section>
  )
}

function QueueRow({ file, onRemove }: { file: QueuedFile; onRemove: () => void }) {
  const { name, phase, percent, message } = file
  return (
    <li className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-t-[1.5px] border-line py-1 pr-2 pl-5 text-small">
      <div>
        <div className="flex items-center justify-between gap-3">
          <span className="truncate">{name}</span>
          {phase === 'waiting' && <span className="text-muted">Waiting</span>}
          {phase === 'uploading' && <b className="font-[650]">{percent}%</b>}
          {phase === 'done' && (
            <span className="inline-flex items-center gap-1.5 font-[650] text-ok">
              <CircleCheck aria-hidden className="size-4.5" />
              Uploaded
            </span>
          )}
        </div>
        {phase === 'uploading' && <ProgressBar percent={percent} label={`Uploading ${name}`} />}
        {phase === 'failed' && (
          <p role="alert" className="flex items-center gap-1.5 text-label font-semibold text-danger">
            <CircleAlert aria-hidden className="size-4 flex-none" />
            {message}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label={phase === 'done' || phase === 'failed' ? `Dismiss ${name}` : `Cancel ${name}`}
        onClick={onRemove}
        className="grid size-11 place-items-center rounded-full hover:bg-sunken"
      >
        <X aria-hidden className="size-5" />
      </button>
    </li>
  )
}
