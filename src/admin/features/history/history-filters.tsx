import { HISTORY_ACTORS, type HistoryKind } from '../../../domain/admin/history.ts'
import { TextField } from '../../../web/ui/field.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SearchBox } from '../lists/list-controls.tsx'
import type { AddressFilter } from '../lists/use-address-filter.ts'
import type { ShownHistory } from './history-queries.ts'
import { ACTOR_WORDS } from './history-row.tsx'

const KINDS: readonly { value: HistoryKind; label: string }[] = [
  { value: 'content', label: 'Articles and recipes' },
  { value: 'pictures', label: 'Pictures' },
  { value: 'people', label: 'Letters and readers' },
  { value: 'access', label: 'Logins' },
  { value: 'site', label: 'The site' },
]

/** Search, who, from when to when, and about what. */
export function HistoryFilters({ filtering, filter }: { filtering: AddressFilter; filter: ShownHistory }) {
  const { text, setText, set } = filtering
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-full lg:w-auto lg:flex-1">
          <SearchBox placeholder="Search the history..." text={text} onType={setText} />
        </div>
        <div className="min-w-36 flex-1 sm:max-w-56">
          <SelectField
            label="Who"
            value={filter.actor ?? ''}
            options={[
              { value: '', label: 'Anybody' },
              ...HISTORY_ACTORS.map((value) => ({ value, label: ACTOR_WORDS[value] })),
            ]}
            onChange={({ target }) => set('actor', target.value || null)}
          />
        </div>
        <div className="grid min-w-0 flex-1 basis-72 grid-cols-2 gap-3 sm:max-w-90">
          <TextField
            label="From"
            type="date"
            value={filter.from ?? ''}
            max={filter.to ?? undefined}
            onChange={({ target }) => set('from', target.value || null)}
          />
          <TextField
            label="To"
            type="date"
            value={filter.to ?? ''}
            min={filter.from ?? undefined}
            onChange={({ target }) => set('to', target.value || null)}
          />
        </div>
      </div>
      <ChoiceChips
        label="Filter by kind"
        choices={[{ value: null, label: 'All' }, ...KINDS]}
        chosen={filter.kind}
        onChoose={(kind) => set('kind', kind)}
      />
    </div>
  )
}
