import { useMutation } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import type { CallInput } from '../../../domain/api/call.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import {
  IMPORT_REFUSALS,
  type ImportAnswer,
  importRequestSchema,
  subscriberCalls,
} from '../../../domain/newsletter/subscriber-calls.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { FieldError, TextArea } from '../../../web/ui/field.tsx'
import { showToast } from '../../../web/ui/toast.ts'
import { describeFailure } from '../../data/api.ts'
import { ask, useChange } from '../../data/calls.ts'
import { QuietButton } from '../../ui/buttons.tsx'
import { FormFoot, TitledDialog } from '../../ui/dialogs.tsx'
import { Form } from '../../ui/form.tsx'
import { REFUSAL_WORDS } from './subscriber-words.ts'

export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <TitledDialog
      open={open}
      title="Import subscribers"
      intro="A list in CSV format, as every newsletter service and spreadsheet can save one, or simply one address a line. Nobody gets a letter because of it."
      width="middle"
      onClose={onClose}
    >
      <ImportForm onClose={onClose} />
    </TitledDialog>
  )
}

interface Problems {
  csv?: string
  consent?: string
}

/** A file or pasted lines, the coach's confirmation of consent, a preview of the result, then the import. */
function ImportForm({ onClose }: { onClose: () => void }) {
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
      // The file was moved or deleted since it was chosen.
      setProblems({ csv: 'We couldn’t read this file. Please choose it again.' })
    }
  }

  function send(step: Pick<typeof take, 'mutate'>, dry_run: boolean): void {
    const next = findProblems(csv, consent)
    setProblems(next)
    if (!next.csv && consent) step.mutate({ body: { csv, consent, dry_run } })
  }

  return (
    <Form className="grid grid-cols-1 gap-5" onSubmit={() => send(look, true)}>
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
      <FormFoot>
        <QuietButton onClick={onClose}>Cancel</QuietButton>
        {found && found.added > 0 && consent ? (
          <Button size="small" disabled={take.isPending} onClick={() => send(take, false)}>
            {take.isPending ? 'Adding...' : `Add ${pluralize(found.added, 'person', 'people')}`}
          </Button>
        ) : (
          <Button type="submit" size="small" disabled={look.isPending}>
            {look.isPending ? 'Looking...' : 'Look at it first'}
          </Button>
        )}
      </FormFoot>
    </Form>
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

function ImportResult({ result: { added, refused, left_out } }: { result: ImportAnswer }) {
  const reasons = IMPORT_REFUSALS.map((reason) => ({ reason, count: left_out[reason] })).filter(
    ({ count }) => count > 0,
  )
  const leftOut = reasons.reduce((sum, { count }) => sum + count, 0)
  return (
    <div role="status" className="grid grid-cols-1 gap-2 rounded-field bg-sunken px-4 py-3.5 text-small">
      <p className="font-[650]">
        {added === 0 ? 'Nobody would be added.' : `${pluralize(added, 'person', 'people')} would be added.`}
        {leftOut > 0 && ` ${pluralize(leftOut, 'line')} would be left out:`}
      </p>
      {reasons.length > 0 && (
        <ul className="grid gap-0.5">
          {reasons.map(({ reason, count }) => (
            <li key={reason}>
              <b className="font-[650] tabular-nums">{count}</b>: {REFUSAL_WORDS[reason]}
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
          aria-label="Lines left out"
          className="grid max-h-52 gap-1.5 overflow-y-auto text-label"
        >
          {refused.map(({ line, text, reason }) => (
            <li key={line} className="wrap-anywhere">
              <span className="tabular-nums">Line {line}</span>,{' '}
              <b className="font-[650]">{text || 'empty'}</b>
              <span className="text-muted">: {REFUSAL_WORDS[reason]}</span>
            </li>
          ))}
          {leftOut > refused.length && <li>… and {leftOut - refused.length} more.</li>}
        </ul>
      )}
    </div>
  )
}

/** Imports a list in two steps: a dry run, then the import. */
function useImport(onImported: () => void) {
  const look = useMutation({
    mutationFn: (input: CallInput<typeof subscriberCalls.import>) => ask(subscriberCalls.import, input),
  })
  const take = useChange(subscriberCalls.import, {
    async onSuccess({ added }, _input, refreshed) {
      await refreshed
      showToast({ title: `${pluralize(added, 'person', 'people')} added to your list` })
      onImported()
    },
  })
  return { look, take }
}

/** Decodes a file in any common encoding: UTF-8, UTF-16, or the one of spreadsheets in western Europe and America. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
