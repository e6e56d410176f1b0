import { FileUp } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import type { ImportResult } from '../../../domain/import/import-calls.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import { Button, ButtonLink } from '../../../web/ui/button.tsx'
import { classNames } from '../../../web/ui/class-names.ts'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { LoadingText } from '../../../web/ui/skeleton.tsx'
import { describeFailure } from '../../data/api.ts'
import { editPath } from '../../data/items.ts'
import { Note } from '../../ui/note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { OutsideImagesPanel } from './outside-images-panel.tsx'
import { describeResult, PlanChoices, PlanView, SOURCES } from './plan-view.tsx'
import { ImportInterrupted, type ImportSteps, type RunProgress, useImport } from './use-import.ts'

export function ImportPage() {
  const steps = useImport()
  const { file, plan, run } = steps
  return (
    <>
      <PageHeader
        title="Import"
        back={{ href: '/admin/backups', label: 'Backups' }}
        actions={
          file && !run.isPending ? (
            <Button look="line" onClick={steps.startOver}>
              Another file
            </Button>
          ) : (
            <ButtonLink look="line" href="/admin/recipes/new">
              Only one recipe?
            </ButtonLink>
          )
        }
      >
        Articles, recipes and comments from another site. You’ll see what will happen first.
      </PageHeader>
      <div className="grid grid-cols-1 gap-5">
        {!file && (
          <>
            <FileDrop onFile={steps.take} disabled={plan.isPending} />
            <WhereFilesAre />
          </>
        )}
        {run.data ? (
          <ResultView result={run.data} />
        ) : (
          <>
            {plan.isPending && !plan.data && <LoadingText>Reading your file...</LoadingText>}
            <FailureOf
              error={plan.error}
              title={steps.shownPlan ? 'Your last choice wasn’t applied' : 'We can’t import this file'}
            />
            <FailureOf error={run.error} title="The import didn’t finish" />
            {file && plan.isError && !steps.shownPlan && <FileDrop onFile={steps.take} disabled={false} />}
            {file && <Looked steps={steps} />}
          </>
        )}
        {(!file || run.data) && <OutsideImagesPanel />}
      </div>
    </>
  )
}

/** The last plan stays on the screen while the next is being made. */
function Looked({ steps }: { steps: ImportSteps }) {
  const { file, shownPlan, plan, run, progress } = steps
  if (!shownPlan || !file) return null
  const working = shownPlan.items.filter(({ action }) => action !== 'skip').length
  const somethingElse =
    shownPlan.comments > 0 ||
    shownPlan.pictures.in_file > 0 ||
    (steps.choices.take_settings && shownPlan.settings > 0)
  return (
    <>
      <Note look="info" title={`“${file.name}” is ${SOURCES[shownPlan.source]}`}>
        {shownPlan.site_name !== '' && <p>It comes from {shownPlan.site_name}.</p>}
      </Note>
      <PlanChoices plan={shownPlan} steps={steps} />
      <PlanView plan={shownPlan} steps={steps} />
      <div className="sticky bottom-18 z-1 grid gap-3 rounded-field border-[1.5px] border-line bg-surface px-5 py-4 max-lg:shadow-[0_.75rem_0_var(--hf-ground)] lg:bottom-4">
        {run.isPending && <RunMeter progress={progress} />}
        <Button
          className="justify-self-start"
          disabled={run.isPending || plan.isPending || (working === 0 && !somethingElse)}
          onClick={steps.start}
        >
          {run.isPending
            ? 'Importing...'
            : working === 0 && !somethingElse
              ? 'Nothing to import'
              : 'Import now'}
        </Button>
      </div>
    </>
  )
}

function FailureOf({ error, title }: { error: Error | null; title: string }) {
  if (!error || error.name === 'AbortError') return null
  return (
    <Note look="bad" title={title} role="alert">
      <p>{error instanceof ImportInterrupted ? error.message : describeFailure(error)}</p>
    </Note>
  )
}

const WAYS = [
  { from: 'Ghost', way: 'Settings, Advanced, Import/Export.' },
  { from: 'A site like this one', way: 'Backups, “Download everything”.' },
  {
    from: 'Disqus',
    way: 'Community, Export. The file comes by mail; unpack it first.',
  },
  {
    from: 'Comments from anywhere else',
    way: 'CSV with the columns post_url, name, email, created_at, text, parent and rating.',
  },
]

/** Explains how to export the file from the old site; the most common system first. */
function WhereFilesAre() {
  return (
    <Panel title="Where to find your file" padded={false}>
      <p className="px-5 pb-5">
        <b className="mb-1 block type-h3">WordPress</b>
        Open Tools, then Export, and choose “All content”. The file you download goes in the box above.
      </p>
      <h3 className="border-t-[1.5px] border-line px-5 pt-4 font-body text-small font-[650]">
        From elsewhere
      </h3>
      <ul className="grid gap-x-8 gap-y-3 px-5 pt-3 pb-5 text-small md:grid-cols-2">
        {WAYS.map(({ from, way }) => (
          <li key={from}>
            <b className="font-[650]">{from}:</b> <span className="text-muted">{way}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Takes one file by drop, or by a press that opens the device's file chooser. */
function FileDrop({ onFile, disabled }: { onFile: (file: File) => void; disabled: boolean }) {
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
        accept=".zip,.xml,.json,.csv,application/zip,text/xml,application/json,text/csv"
        disabled={disabled}
        className="sr-only"
        onChange={({ currentTarget }) => {
          takeFirst(currentTarget.files)
          // Cleared, so that choosing the same file again fires a change event.
          currentTarget.value = ''
        }}
      />
      <FileUp aria-hidden className="size-7" />
      <strong className="text-base font-[650]">Choose a file or drop it here</strong>
      <span className={isOver ? '' : 'text-muted'}>ZIP, XML, JSON or CSV</span>
    </label>
  )
}

function RunMeter({ progress }: { progress: RunProgress | null }) {
  const id = useId()
  const { done = 0, total = 0, what = '' } = progress ?? {}
  return (
    <div className="grid gap-1.5 text-small">
      <label htmlFor={id} className="truncate">
        {total === 0 ? 'Sending your file…' : `${done + 1} of ${total}: ${what}`}
      </label>
      <progress
        id={id}
        max={total || 1}
        value={total === 0 ? undefined : done}
        className="h-2 w-full accent-ok"
      />
    </div>
  )
}

const MAX_SHOWN = 100

function ResultView({ result }: { result: ImportResult }) {
  const changed = result.items.filter(({ outcome }) => outcome === 'created' || outcome === 'updated')
  const failed = result.items.filter(({ outcome }) => outcome === 'failed')
  return (
    <div className="grid grid-cols-1 gap-5">
      <Note look={failed.length > 0 ? 'bad' : 'good'} title="The import is done" role="status">
        <p>{describeResult(result)}.</p>
        {failed.map(({ title, reason }) => (
          <p key={title}>
            “{title}”: {reason}
          </p>
        ))}
      </Note>
      {result.lost_pictures.length > 0 && (
        <Note look="bad" title="Some pictures couldn’t be fetched">
          <ul className="grid list-disc gap-1 pl-5">
            {result.lost_pictures.slice(0, MAX_SHOWN).map(({ address, reason }) => (
              <li key={address}>
                {address}: {reason}
              </li>
            ))}
          </ul>
          {result.lost_pictures.some(({ address }) => /^https?:/.test(address)) && (
            <p>Import the same file again later, and only the pictures that are still missing are fetched.</p>
          )}
        </Note>
      )}
      {changed.length > 0 && (
        <Panel title="Look them over" padded={false}>
          <ul aria-label="Texts brought in">
            {changed.slice(0, MAX_SHOWN).map(({ kind, id, title, outcome, missing_pictures }) => (
              <li key={`${kind}-${id}`} className="border-t-[1.5px] border-line px-5 text-small">
                <SiteLink
                  href={id === null ? '/admin' : editPath(kind, id)}
                  className="inline-flex min-h-11 items-center font-semibold wrap-anywhere"
                >
                  {title}
                </SiteLink>
                <span className="ml-3 text-muted">
                  {outcome === 'created' ? 'new' : 'changed'}
                  {missing_pictures > 0 && `, without ${pluralize(missing_pictures, 'picture')}`}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  )
}
