import { FileUp } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { classNames } from '../../../web/ui/class-names.ts'

/** Takes one file by drop, or by a press that opens the device's own chooser. */
export function FileDrop({ onFile, disabled }: { onFile: (file: File) => void; disabled: boolean }) {
  const [isOver, setIsOver] = useState(false)
  const takeFirst = (files: FileList | null) => {
    const [file] = files ?? []
    if (file && !disabled) onFile(file)
  }
  return (
    <label
      className={classNames(
        'grid min-h-44 cursor-pointer content-center justify-items-center gap-1.5 rounded-field border-2 border-dashed px-4 py-6 text-center text-small has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isOver ? 'border-accent bg-leaf text-on-field' : 'border-line-strong bg-surface hover:border-ink',
      )}
      onDragOver={(event: DragEvent) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setIsOver(false)
        takeFirst(event.dataTransfer.files)
      }}
    >
      <input
        type="file"
        accept=".zip,.xml,.json,application/zip,text/xml,application/json"
        disabled={disabled}
        className="sr-only"
        onChange={({ currentTarget }) => {
          takeFirst(currentTarget.files)
          // The same file again is a change too.
          currentTarget.value = ''
        }}
      />
      <FileUp aria-hidden className="size-7" />
      <strong className="text-base font-[650]">Choose a file or drop it here</strong>
      <span className={isOver ? '' : 'text-muted'}>
        The export of this kind of site (ZIP), of WordPress (XML) or of Ghost (JSON)
      </span>
    </label>
  )
}
