import { SUBSCRIBER_STATES, type SubscriberState } from '../../../domain/newsletter/subscriber.ts'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { SearchBox } from '../lists/list-controls.tsx'
import type { AddressFilter } from '../lists/use-address-filter.ts'
import type { SubscriberFilter } from './subscriber-queries.ts'
import { nameSource, SUBSCRIBER_STATE_WORDS } from './subscriber-words.ts'

interface SubscriberFiltersProps {
  filtering: AddressFilter
  filter: SubscriberFilter
  counts: Record<SubscriberState, number> | undefined
  sources: readonly string[]
  tags: readonly string[]
}

/** In the order of a subscription's life. */
const STATES: readonly SubscriberState[] = ['active', 'pending', 'unsubscribed', 'bounced']

/** Search, state, source and tag of the list. */
export function SubscriberFilters({ filtering, filter, counts, sources, tags }: SubscriberFiltersProps) {
  const { text, setText, set } = filtering
  const all = counts && SUBSCRIBER_STATES.reduce((sum, state) => sum + counts[state], 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-full lg:w-auto lg:flex-1">
          <SearchBox placeholder="Search addresses and names..." text={text} onType={setText} />
        </div>
        <Choice
          label="Source"
          everything="From everywhere"
          value={filter.source}
          values={sources}
          nameOf={nameSource}
          onChoose={(source) => set('source', source)}
        />
        <Choice
          label="Tag"
          everything="With any tag"
          value={filter.tag}
          values={tags}
          nameOf={(tag) => tag}
          onChoose={(tag) => set('tag', tag)}
        />
      </div>
      <ChoiceChips
        label="Filter by state"
        choices={[
          { value: null, label: 'All', count: all },
          ...STATES.map((value) => ({
            value,
            label: SUBSCRIBER_STATE_WORDS[value].label,
            count: counts?.[value],
          })),
        ]}
        chosen={filter.state}
        onChoose={(state) => set('state', state)}
      />
    </div>
  )
}

interface ChoiceProps {
  label: string
  /** What it says while nothing is chosen. */
  everything: string
  value: string | null
  values: readonly string[]
  nameOf: (value: string) => string
  onChoose: (value: string | null) => void
}

function Choice({ label, everything, value, values, nameOf, onChoose }: ChoiceProps) {
  // A value in the address is offered too, even when no subscriber has it any more.
  const offered = value === null || values.includes(value) ? values : [...values, value]
  if (offered.length === 0) return null
  return (
    <div className="min-w-36 flex-1 sm:max-w-64">
      <SelectField
        label={<span className="sr-only">{label}</span>}
        value={value ?? ''}
        options={[
          { value: '', label: everything },
          ...offered.map((option) => ({ value: option, label: nameOf(option) })),
        ]}
        onChange={({ target }) => onChoose(target.value || null)}
      />
    </div>
  )
}
