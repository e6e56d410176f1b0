import { useState } from 'react'
import type { ImportPlan } from '../../../domain/admin/imports.ts'
import { pluralize } from '../../../domain/content/labels.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { describeCounts } from './import-words.ts'
import { PlannedRow } from './planned-row.tsx'
import type { ImportDesk } from './use-import-desk.ts'

const ROWS_AT_FIRST = 50

/** What would happen, text by text; nothing has been changed yet. */
export function PlanView({ plan, desk }: { plan: ImportPlan; desk: ImportDesk }) {
  const [shown, setShown] = useState(ROWS_AT_FIRST)
  const { choices, decide } = desk
  const facts = [
    ...(plan.new_categories.length > 0 ? [`New categories: ${plan.new_categories.join(', ')}.`] : []),
    ...(plan.new_authors.length > 0 ? [`New authors: ${plan.new_authors.join(', ')}.`] : []),
    ...(plan.pictures.in_file > 0 ? [`${pluralize(plan.pictures.in_file, 'picture')} from the file.`] : []),
    ...plan.notes,
  ]
  return (
    <Panel title="What will happen" padded={false}>
      <div className="grid gap-2 px-5 pb-4 text-small" role="status">
        <p className="font-[650]">{describeCounts(plan.items)}.</p>
        {facts.length > 0 && (
          <ul className="grid list-disc gap-1 pl-5 text-muted">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      <ul aria-label="Texts in the file">
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
          <Button look="line" size="small" onClick={() => setShown(plan.items.length)}>
            Show all {plan.items.length}
          </Button>
        </div>
      )}
    </Panel>
  )
}
