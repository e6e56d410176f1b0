import type { Overview } from '../../../domain/admin/overview.ts'
import { Panel } from '../../ui/panel.tsx'
import { RemoveSampleContent } from './remove-sample-content.tsx'
import { SetupProgress } from './setup-progress.tsx'
import { SetupStepRow } from './setup-step-row.tsx'

/** What is left to do until the site is wholly the coach's own; nothing once it is. */
export function SetupChecklist({ setup }: { setup: Overview['setup'] }) {
  const done = setup.filter((step) => step.done).length
  if (done === setup.length) return null
  return (
    <Panel title="Make this site your own" padded={false}>
      <div className="flex items-center gap-5 px-5 pb-4">
        <SetupProgress done={done} total={setup.length} />
        <p className="text-small text-muted">
          {done} of {setup.length} done. This list goes away when everything is yours.
        </p>
      </div>
      <ul>
        {setup.map(({ step, done: isDone }) => (
          <SetupStepRow key={step} step={step} isDone={isDone}>
            {step === 'sample_content' && <RemoveSampleContent />}
          </SetupStepRow>
        ))}
      </ul>
    </Panel>
  )
}
