import { FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import { importRequestSchema } from '../../../domain/admin/subscribers.ts'
import { pluralize } from '../../../domain/content/labels.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { FieldError, TextArea } from '../../../web/ui/field.tsx'
import { describeFailure } from '../../data/api.ts'
import { decodeText } from './decode-text.ts'
import { ImportResult } from './import-result.tsx'
import { useImport } from './use-import.ts'

interface Problems {
  csv?: string
  consent?: string
}

/** A file or pasted lines, her word that all agreed, a look at what would happen, then the import. */
export function ImportForm({ onClose }: { onClose: () => void }) {
  const id = useId()
  const [csv, setCsv] = useState('')
  const [fileName, setFileName] = useState<string | null>(null)
  const [consent, setConsent] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const { look, take } = useImport(onClose)
  const failure = look.error ?? take.error
  const found = look.data

  function change(text: string, from: string | null): void {
    setCsv(text)
    setFileName(from)
    setProblems({})
    look.reset()
    take.reset()
  }

  async function readFile(file: File): Promise<void> {
    try {
      change(decodeText(new Uint8Array(await file.arrayBuffer())), file.name)
    } catch {
      // The file was moved or taken away since she chose it.
      setProblems({ csv: 'This file could not be read. Please choose it again.' })
    }
  }

  function lookFirst(): void {
    const next = findProblems(csv, consent)
    setProblems(next)
    if (!next.csv && !next.consent) look.mutate({ csv, consent })
  }

  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        lookFirst()
      }}
    >
      <div className="grid justify-items-start gap-2">
        <label
          className={`${buttonClass({ look: 'line', size: 'small' })} cursor-pointer focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus`}
        >
          <FileUp aria-hidden className="size-4.5" />
          Choose a file
          <input
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            className="sr-only"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void readFile(file)
              target.value = ''
            }}
          />
        </label>
        <p role="status" className="text-label text-muted wrap-anywhere">
          {fileName && `“${fileName}” is below.`}
        </p>
      </div>
      <TextArea
        label="Or paste the list"
        value={csv}
        rows={6}
        spellCheck={false}
        autoCapitalize="off"
        placeholder={'email,first name,tags\nanna@example.com,Anna,yoga'}
        error={problems.csv ?? null}
        hint="The headings email, name and tags are understood; without headings the first column is the address."
        onChange={({ target }) => change(target.value, null)}
        className="text-small [font-family:ui-monospace,monospace]"
      />
      <div>
        <label className="flex min-h-11 items-start gap-3 text-small">
          <input
            type="checkbox"
            checked={consent}
            aria-invalid={problems.consent ? true : undefined}
            aria-describedby={problems.consent ? `${id}-consent` : undefined}
            onChange={({ target }) => {
              setConsent(target.checked)
              setProblems(({ csv: about }) => (about ? { csv: about } : {}))
            }}
            className="mt-0.5 size-5.5 flex-none accent-ok"
          />
          <span>
            Everybody in this list has agreed to get letters from me, and I can show when and how each of them
            did.
          </span>
        </label>
        {problems.consent && <FieldError id={`${id}-consent`}>{problems.consent}</FieldError>}
      </div>
      {found && <ImportResult result={found} />}
      {failure && (
        <p role="alert" className="text-small font-semibold text-danger">
          {describeFailure(failure)}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button look="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
        {found && found.added > 0 && consent ? (
          <Button size="small" disabled={take.isPending} onClick={() => take.mutate({ csv, consent })}>
            {take.isPending ? 'Adding...' : `Add ${pluralize(found.added, 'person', 'people')}`}
          </Button>
        ) : (
          <Button type="submit" size="small" disabled={look.isPending}>
            {look.isPending ? 'Looking...' : 'Look at it first'}
          </Button>
        )}
      </div>
    </form>
  )
}

function findProblems(csv: string, consent: boolean): Problems {
  if (csv.trim() === '') return { csv: 'Please choose a file or paste a list' }
  const checked = importRequestSchema.safeParse({ csv, consent })
  const messageAt = (field: string) =>
    checked.error?.issues.find(({ path }) => path[0] === field)?.message ?? null
  const about = { csv: messageAt('csv'), consent: messageAt('consent') }
  return { ...(about.csv ? { csv: about.csv } : {}), ...(about.consent ? { consent: about.consent } : {}) }
}
