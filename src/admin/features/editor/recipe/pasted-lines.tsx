import { X } from 'lucide-react'
import { IconButton } from '../../../../web/ui/button.tsx'
import { INPUT_CLASS } from '../../../../web/ui/field.tsx'

interface PastedLinesProps {
  columns: readonly string[]
  lines: readonly string[][]
  onChange: (lines: string[][]) => void
}

/** How the text was read, to be put right before it is taken in. */
export function PastedLines({ columns, lines, onChange }: PastedLinesProps) {
  const change = (line: number, part: number, text: string) =>
    onChange(lines.map((parts, at) => (at === line ? parts.with(part, text) : parts)))
  return (
    <section aria-label="How it was read">
      <h3 className="mb-2 font-body text-small font-bold">
        This is how it was read. You can still change it.
      </h3>
      <ol className="grid gap-2">
        {lines.map((parts, line) => (
          <li key={line} className="flex items-center gap-2">
            <div
              className={`grid flex-1 gap-2 ${columns.length > 1 ? 'grid-cols-2 md:grid-cols-[88px_110px_minmax(0,1fr)]' : ''}`}
            >
              {columns.map((column, part) => (
                <input
                  key={column}
                  aria-label={`${column}, line ${line + 1}`}
                  value={parts[part] ?? ''}
                  onChange={({ target }) => change(line, part, target.value)}
                  className={`${INPUT_CLASS} min-h-11 px-3 py-1.5 ${part === 2 ? 'max-md:col-span-2' : ''}`}
                />
              ))}
            </div>
            <IconButton
              label={`Leave out line ${line + 1}`}
              onClick={() => onChange(lines.filter((_, at) => at !== line))}
              className="flex-none border-transparent"
            >
              <X aria-hidden className="size-5" />
            </IconButton>
          </li>
        ))}
      </ol>
    </section>
  )
}
