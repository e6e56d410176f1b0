import { Button, ButtonLink } from '../../../web/ui/button.tsx'
import { LoadingText } from '../../../web/ui/skeleton.tsx'
import { describeFailure } from '../../data/describe-failure.ts'
import { Note } from '../../ui/note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { FileDrop } from './file-drop.tsx'
import { ImportBrokeOff } from './import-calls.ts'
import { SOURCES } from './import-words.ts'
import { PlanChoices } from './plan-choices.tsx'
import { PlanView } from './plan-view.tsx'
import { ResultView } from './result-view.tsx'
import { RunMeter } from './run-meter.tsx'
import { type ImportDesk, useImportDesk } from './use-import-desk.ts'

/** `/admin/import`: texts from elsewhere, first looked at, then brought in. */
export function ImportPage() {
  const desk = useImportDesk()
  const { file, plan, run } = desk
  return (
    <>
      <PageHeader
        title="Import"
        back={{ href: '/admin/backups', label: 'Backups' }}
        actions={
          file && !run.isPending ? (
            <Button look="line" onClick={desk.startOver}>
              Another file
            </Button>
          ) : (
            <ButtonLink look="line" href="/admin/recipes/new">
              Only one recipe?
            </ButtonLink>
          )
        }
      >
        Bring your articles and recipes from another site. You see first what will happen, and nothing changes
        until you say so. The same file twice changes nothing.
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {!file && <FileDrop onFile={desk.take} disabled={plan.isPending} />}
        {run.data ? (
          <ResultView result={run.data} />
        ) : (
          <>
            {plan.isPending && !plan.data && <LoadingText>Reading your file...</LoadingText>}
            <FailureOf error={plan.error} title="This file cannot be imported" />
            <FailureOf error={run.error} title="The import didn’t finish" />
            {file && <Looked desk={desk} />}
          </>
        )}
      </div>
    </>
  )
}

/** The last plan stays on the screen while the next is being made. */
function Looked({ desk }: { desk: ImportDesk }) {
  const { file, shownPlan, plan, run, progress } = desk
  if (!shownPlan || !file) return null
  const working = shownPlan.items.filter(({ action }) => action !== 'skip').length
  const somethingElse =
    shownPlan.pictures.in_file > 0 || (desk.choices.take_settings && shownPlan.settings > 0)
  return (
    <>
      <Note look="info" title={`“${file.name}” is ${SOURCES[shownPlan.source]}`}>
        {shownPlan.site_name !== '' && <p>It comes from {shownPlan.site_name}.</p>}
      </Note>
      <PlanChoices plan={shownPlan} desk={desk} />
      <PlanView plan={shownPlan} desk={desk} />
      <div className="sticky bottom-18 z-1 grid gap-3 rounded-field border-[1.5px] border-line bg-surface px-5 py-4 lg:bottom-4">
        {run.isPending && <RunMeter progress={progress} />}
        <Button
          className="justify-self-start"
          disabled={run.isPending || plan.isPending || (working === 0 && !somethingElse)}
          onClick={desk.start}
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
      <p>{error instanceof ImportBrokeOff ? error.message : describeFailure(error)}</p>
    </Note>
  )
}
