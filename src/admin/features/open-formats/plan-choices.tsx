import type { ImportPlan } from '../../../domain/admin/imports.ts'
import type { CollisionChoice } from '../../../domain/import/plan-item.ts'
import { TextField } from '../../../web/ui/field.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { ImportDesk } from './use-import-desk.ts'

const COLLISIONS: { value: CollisionChoice; label: string }[] = [
  { value: 'mine', label: 'Keep mine' },
  { value: 'theirs', label: 'Take theirs' },
  { value: 'both', label: 'Have both' },
]

/** What she decides before anything is changed; each answer is looked at anew. */
export function PlanChoices({ plan, desk }: { plan: ImportPlan; desk: ImportDesk }) {
  const { choices, decide } = desk
  const { pictures } = plan
  const collides = plan.items.some(({ decidable }) => decidable)
  const wantsAddress = plan.source === 'ghost'
  return (
    <Panel title="How would you like it?">
      {collides && (
        <div className="grid gap-1.5">
          <p className="text-small font-[650]">Where your site has something else under the same address</p>
          <ChoiceChips
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
      {plan.settings > 0 && (
        <Switch
          label={`Take over the other site’s settings (${plan.settings} differ from yours)`}
          hint="Names, links, figures and testimonials take the place of yours."
          checked={choices.take_settings}
          onChange={(take_settings) => decide({ take_settings })}
        />
      )}
      {wantsAddress && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            decide({ old_site: String(new FormData(event.currentTarget).get('old_site') ?? '') })
          }}
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
        </form>
      )}
    </Panel>
  )
}
