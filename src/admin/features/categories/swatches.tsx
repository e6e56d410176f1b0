import { useId } from 'react'
import { CATEGORY_PAPERS } from './category-papers.ts'

interface SwatchesProps {
  value: string
  onChange: (color: string) => void
}

/** The colour of a category: one of the site's papers, or any other. */
export function Swatches({ value, onChange }: SwatchesProps) {
  const name = useId()
  const isOwn = !CATEGORY_PAPERS.some((paper) => paper.value === value.toLowerCase())
  return (
    <fieldset>
      <legend className="mb-[.4rem] text-small font-[650]">Color</legend>
      <div className="flex flex-wrap items-center gap-2">
        {CATEGORY_PAPERS.map((paper) => (
          <label
            key={paper.value}
            title={paper.name}
            className="grid size-11 place-items-center rounded-full border-2 border-transparent has-checked:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={paper.value}
              checked={value.toLowerCase() === paper.value}
              onChange={() => onChange(paper.value)}
              className="sr-only"
            />
            <span className="sr-only">{paper.name}</span>
            <span
              aria-hidden
              className="size-7.5 rounded-full border border-line-strong"
              style={{ backgroundColor: paper.value }}
            />
          </label>
        ))}
        <label className="inline-flex min-h-11 items-center gap-2 text-small">
          <input
            type="color"
            value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
            onChange={({ target }) => onChange(target.value)}
            className="h-9 w-11 rounded-paper border-[1.5px] border-line-strong bg-surface p-0.5"
          />
          {isOwn ? `Your own: ${value}` : 'Another'}
        </label>
      </div>
    </fieldset>
  )
}
