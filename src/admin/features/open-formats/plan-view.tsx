import { useId, useState } from 'react'
import type { ImportPlan, ImportResult, PlannedItem } from '../../../domain/import/import-calls.ts'
import { COLLISION_CHOICES, type CollisionChoice } from '../../../domain/import/plan-item.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import { TextField } from '../../../web/ui/field.tsx'
import { type BadgeLook, StateBadge } from '../../ui/badges.tsx'
import { LineButton } from '../../ui/buttons.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { SelectField, Switch } from '../../ui/fields.tsx'
import { Form } from '../../ui/form.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { ImportSteps } from './use-import.ts'

const ROWS_AT_FIRST = 50

/** Shows what would happen with each text; nothing has been changed yet. */
export function PlanView({ plan, steps }: { plan: ImportPlan; steps: ImportSteps }) {
  const [shown, setShown] = useState(ROWS_AT_FIRST)
  const { choices, decide } = steps
  const facts = [
    ...(plan.new_categories.length > 0 ? [`New categories: ${plan.new_categories.join(', ')}.`] : []),
    ...(plan.new_authors.length > 0 ? [`New authors: ${plan.new_authors.join(', ')}.`] : []),
    ...(plan.pictures.in_file > 0 ? [`${pluralize(plan.pictures.in_file, 'picture')} from the file.`] : []),
    ...plan.notes,
  ]
  return (
    <Panel title="What will happen" padded={false}>
      <div className="grid gap-2 px-5 pb-4 text-small" role="status">
        <p className="font-[650]">{describeCounts(plan)}.</p>
        {facts.length > 0 && (
          <ul className="grid list-disc gap-1 pl-5 text-muted">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      <ul aria-label="Texts in the file" hidden={plan.items.length === 0}>
        {plan.items.slice(0, shown).map((item) => (
          <PlannedRow
            key={item.origin}
            item={item}
            choice={choices.items[item.origin] ?? choices.collisions}
            onChoose={(choice) => decide({ items: { ...choices.items, [item.origin]: choice } })}
          />
        ))}
      </ul>
      {plan.items.length > shown && (
        <div className="border-t-[1.5px] border-line px-5 py-4">
          <LineButton onClick={() => setShown(plan.items.length)}>Show all {plan.items.length}</LineButton>
        </div>
      )}
    </Panel>
  )
}

const LABELS: Record<CollisionChoice, string> = {
  mine: 'Keep mine',
  theirs: 'Take theirs',
  both: 'Have both',
}

interface PlannedRowProps {
  item: PlannedItem
  choice: CollisionChoice
  onChoose: (choice: CollisionChoice) => void
}

/** One text of the file: what happens with it, why, and what is lost. */
function PlannedRow({ item, choice, onChoose }: PlannedRowProps) {
  const id = useId()
  const { look, word } = describeAction(item)
  return (
    <li
      aria-labelledby={id}
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t-[1.5px] border-line px-4 py-3.5 sm:px-5"
    >
      <div className="grid min-w-0 flex-1 basis-64 gap-1 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-[650]">
          <span id={id}>{item.title}</span> <StateBadge look={look}>{word}</StateBadge>
        </p>
        <p className="text-small">{item.reason}</p>
        {item.action !== 'skip' && (
          <p className="text-label text-muted">
            {item.kind === 'article' ? 'Article' : 'Recipe'} · {item.address}
          </p>
        )}
        {item.action !== 'skip' && item.warnings.length > 0 && (
          <ul className="mt-1 grid list-disc gap-0.5 pl-5 text-label text-warn">
            {item.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        )}
      </div>
      {item.decidable && (
        <div className="w-full sm:w-44">
          <SelectField
            label={
              <>
                Your decision<span className="sr-only"> for {item.title}</span>
              </>
            }
            value={choice}
            options={COLLISION_CHOICES.map((value) => ({ value, label: LABELS[value] }))}
            onChoose={onChoose}
          />
        </div>
      )}
    </li>
  )
}

const COLLISIONS: { value: CollisionChoice; label: string }[] = [
  { value: 'mine', label: 'Keep mine' },
  { value: 'theirs', label: 'Take theirs' },
  { value: 'both', label: 'Have both' },
]

/** Asks for the coach's decisions before anything is changed; each answer updates the plan. */
export function PlanChoices({ plan, steps }: { plan: ImportPlan; steps: ImportSteps }) {
  const { choices, decide } = steps
  const { pictures } = plan
  const collides = plan.items.some(({ decidable }) => decidable)
  const wantsAddress = plan.source === 'ghost'
  if (plan.items.length === 0 && plan.source !== 'export') return null
  return (
    <Panel title="How would you like it?">
      {collides && (
        <div className="grid gap-1.5">
          <p className="text-small font-[650]">Where your site has something else under the same address</p>
          <ChoiceChips
            wraps
            label="Where your site has something else under the same address"
            choices={COLLISIONS}
            chosen={choices.collisions}
            onChoose={(value) => value && decide({ collisions: value, items: {} })}
          />
        </div>
      )}
      <Switch
        label="Bring everything in as drafts"
        hint="Nobody sees them until you publish them, one by one."
        checked={choices.as_drafts}
        onChange={(as_drafts) => decide({ as_drafts })}
      />
      {pictures.remote > 0 && (
        <Switch
          label={`Fetch ${pictures.remote === 1 ? 'the picture that is' : `the ${pictures.remote} pictures that are`} on another site`}
          hint={`From ${pictures.hosts.join(', ')}. Until they’re fetched, readers don’t see them. It may take some minutes. Those you leave out can be fetched later, from the same file.`}
          checked={choices.fetch_pictures}
          onChange={(fetch_pictures) => decide({ fetch_pictures })}
        />
      )}
      {plan.settings + plan.plan_days > 0 && (
        <Switch
          label={`Take over the other site’s settings (${describeTaken(plan)})`}
          hint="Names, links, figures, testimonials and days of the 7-day plan take the place of yours."
          checked={choices.take_settings}
          onChange={(take_settings) => decide({ take_settings })}
        />
      )}
      {wantsAddress && (
        <Form
          noValidate={false}
          onSubmit={(form) => decide({ old_site: String(new FormData(form).get('old_site') ?? '') })}
        >
          <TextField
            name="old_site"
            type="url"
            label="Address of the old site"
            placeholder="https://old.example.com"
            defaultValue={choices.old_site}
            hint="Ghost does not write it into its export, and its pictures can only be found there."
            onBlur={({ target }) => target.value.trim() !== choices.old_site && target.form?.requestSubmit()}
          />
        </Form>
      )}
    </Panel>
  )
}

function describeTaken({ settings, plan_days }: ImportPlan): string {
  const days = plan_days > 0 ? [`${pluralize(plan_days, 'day')} of its plan`] : []
  return [`${settings} differ from yours`, ...days].join(', ')
}

export const SOURCES: Record<ImportPlan['source'], string> = {
  export: 'the export of a site of this kind',
  wordpress: 'a WordPress export',
  ghost: 'a Ghost export',
  disqus: 'a Disqus export',
  comments: 'a table of comments',
}

/** Returns what will happen with an item, for its badge. */
function describeAction({ action, usable }: PlannedItem): { look: BadgeLook; word: string } {
  if (!usable) return { look: 'bad', word: 'Can’t be imported' }
  if (action === 'create') return { look: 'good', word: 'Comes in' }
  return action === 'update' ? { look: 'open', word: 'Changes yours' } : { look: 'quiet', word: 'Stays out' }
}

/** Returns `12 come in, 1 changes yours, 3 stay out`. The number of comments is shown beside it. */
function describeCounts({ items, comments }: Pick<ImportPlan, 'items' | 'comments'>): string {
  if (items.length === 0 && comments > 0) return 'Only comments are in it'
  const count = (action: PlannedItem['action']) => items.filter((item) => item.action === action).length
  const [create, update, skip] = [count('create'), count('update'), count('skip')]
  const parts = [
    create > 0 && `${create} ${create === 1 ? 'comes' : 'come'} in`,
    update > 0 && `${update} ${update === 1 ? 'changes' : 'change'} yours`,
    skip > 0 && `${skip} ${skip === 1 ? 'stays' : 'stay'} out`,
  ]
  return parts.filter(Boolean).join(', ') || 'Nothing is in it'
}

/** Returns `12 brought in, 1 changed, 3 left as they were, 40 comments`. */
export function describeResult({ created, updated, skipped, pictures, notes }: ImportResult): string {
  const hasTexts = created + updated + skipped > 0
  const parts = [
    hasTexts && `${created} brought in`,
    updated > 0 && `${updated} changed`,
    skipped > 0 && `${skipped} left out`,
    pictures > 0 && pluralize(pictures, 'picture'),
    (notes > 0 || !hasTexts) && pluralize(notes, 'comment'),
  ]
  return parts.filter(Boolean).join(', ')
}
