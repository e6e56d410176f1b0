import { useId } from 'react'
import type { PlannedItem } from '../../../domain/admin/imports.ts'
import { COLLISION_CHOICES, type CollisionChoice } from '../../../domain/import/plan-item.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { describeAction } from './import-words.ts'

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

/** One text of the file: what happens with it, why, and what is lost on the way. */
export function PlannedRow({ item, choice, onChoose }: PlannedRowProps) {
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
            onChange={({ target }) => {
              const chosen = COLLISION_CHOICES.find((value) => value === target.value)
              if (chosen) onChoose(chosen)
            }}
          />
        </div>
      )}
    </li>
  )
}
