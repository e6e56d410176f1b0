import { ArrowRight, Check, ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import {
  type Overview,
  type RemovedSamples,
  type SetupStep,
  sampleCalls,
} from '../../../domain/site/overview-calls.ts'
import { TRASH_KEPT_DAYS } from '../../../domain/trash/trash-calls.ts'
import { showAlert, showToast } from '../../../web/ui/toast.ts'
import { describeFailure } from '../../data/api.ts'
import { useChange } from '../../data/calls.ts'
import { LineButton } from '../../ui/buttons.tsx'
import { ConfirmDialog } from '../../ui/dialogs.tsx'
import { RisingSun } from '../../ui/paper-picture.tsx'
import { SETUP_TEXTS } from './setup-steps.ts'

/** Number of open steps shown; a longer list would be put off altogether. */
const SHOWN_STEPS = 4

/** Id of the list on the dashboard, for links to it. */
export const CHECKLIST_ID = 'make-this-site-your-own'

/** Shows what is left to do until the site is entirely the coach's own; nothing once that is done. */
export function SetupChecklist({ setup }: { setup: Overview['setup'] }) {
  const done = setup.filter((step) => step.done)
  const open = setup.filter((step) => !step.done)
  const later = open.slice(SHOWN_STEPS)
  if (open.length === 0) return null
  return (
    <section
      id={CHECKLIST_ID}
      tabIndex={-1}
      aria-labelledby={`${CHECKLIST_ID}-title`}
      className="min-w-0 overflow-clip rounded-field border-[1.5px] border-line bg-surface"
    >
      <div className="flex items-center gap-4 px-5 py-3">
        <RisingSun share={done.length / setup.length} className="w-16 flex-none rounded-paper md:w-30" />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h2 id={`${CHECKLIST_ID}-title`} className="type-panel">
            Make this site your own
          </h2>
          <p className="text-small text-muted">
            {done.length} of {setup.length} done.
            <span className="max-sm:hidden"> This list goes away when everything is yours.</span>
          </p>
        </div>
      </div>
      <ul>
        {open.slice(0, SHOWN_STEPS).map(({ step }) => (
          <OpenStep key={step} step={step} />
        ))}
      </ul>
      {later.length > 0 && (
        <MoreSteps label={`Show ${later.length === 1 ? 'one more step' : `${later.length} more steps`}`}>
          <ul>
            {later.map(({ step }) => (
              <OpenStep key={step} step={step} />
            ))}
          </ul>
        </MoreSteps>
      )}
      {done.length > 0 && (
        <MoreSteps
          label={
            done.length === 1 ? 'Show the step that’s done' : `Show the ${done.length} steps that are done`
          }
        >
          <ul className="pb-3">
            {done.map(({ step }) => (
              <li key={step} className="flex items-center gap-3 px-5 py-1.5 text-small text-muted">
                <span className="grid size-7 flex-none place-items-center rounded-full bg-ok-bg text-ok">
                  <Check aria-hidden className="size-4.5" />
                </span>
                {SETUP_TEXTS[step].title}
              </li>
            ))}
          </ul>
        </MoreSteps>
      )}
    </section>
  )
}

function MoreSteps({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group border-t-[1.5px] border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 px-5 text-small font-[650] hover:bg-sunken [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown aria-hidden className="size-4.5 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}

function OpenStep({ step }: { step: SetupStep }) {
  const { title, text, link } = SETUP_TEXTS[step]
  return (
    <li className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-3 gap-y-1 border-t-[1.5px] border-line px-5 py-3.5 md:grid-cols-[28px_minmax(0,1fr)_auto] md:items-center">
      <span aria-hidden className="size-7 rounded-full border-2 border-line-strong" />
      <div>
        <p className="font-[650]">{title}</p>
        <p className="text-small text-muted">{text}</p>
      </div>
      <div className="max-md:col-start-2">
        {link && (
          <Link
            to={link.href}
            className="inline-flex min-h-11 items-center gap-2 text-small font-[650] text-accent-text no-underline hover:underline"
          >
            {link.label}
            <ArrowRight aria-hidden className="size-4.5" />
          </Link>
        )}
        {step === 'sample_content' && <RemoveSampleContent />}
      </div>
    </li>
  )
}

function RemoveSampleContent() {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useChange(sampleCalls.remove, {
    async onSuccess({ removed }, _input, refreshed) {
      setIsAsking(false)
      showToast({ title: 'Sample content removed', description: describeRemoved(removed) })
      await refreshed
    },
    onError: (error) => {
      setIsAsking(false)
      showAlert('Error removing the sample content', describeFailure(error))
    },
  })
  return (
    <>
      <LineButton onClick={() => setIsAsking(true)}>Remove the sample content</LineButton>
      <ConfirmDialog
        open={isAsking}
        title="Remove the sample content?"
        confirmLabel="Remove it all"
        busyLabel="Removing..."
        busy={remove.isPending}
        danger
        onConfirm={() => remove.mutate({})}
        onClose={() => setIsAsking(false)}
      >
        <p>
          Every article, recipe, picture and testimonial that came with the site goes, also from the public
          pages. What you have written or changed yourself stays.
        </p>
        <p className="mt-3 font-[650]">
          Articles, recipes and pictures stay in the trash for {TRASH_KEPT_DAYS} days. The testimonials go for
          good.
        </p>
      </ConfirmDialog>
    </>
  )
}

/** Returns `14 articles, 9 recipes and 1 picture are in the trash.` */
export function describeRemoved({ articles, recipes, images }: RemovedSamples): string {
  const parts = [
    [articles, 'article'],
    [recipes, 'recipe'],
    [images, 'picture'],
  ] as const
  const named = parts
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${number} ${word}${number === 1 ? '' : 's'}`)
  if (named.length === 0) return 'There was nothing left to remove.'
  const isOne = articles + recipes + images === 1
  return `${new Intl.ListFormat('en-GB').format(named)} ${isOne ? 'is' : 'are'} in the trash.`
}
