import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { ShoppingItem } from '../../../domain/kitchen/shopping-list.ts'
import type { Ticks } from './kept-weeks.ts'
import { TICK_CLASS } from './week-parts.tsx'

/** A line of the list with its tick. */
export interface ShoppingLine extends ShoppingItem {
  isTicked: boolean
  /** Its amounts when it was ticked, if they have changed since. */
  before: string | null
  onRemove?: () => void
}

export function amountOf({ amounts }: ShoppingItem): string {
  return amounts.join(' + ')
}

export function toLine(item: ShoppingItem, ticks: Ticks, isTickedAtFirst = false): ShoppingLine {
  const said = ticks[item.key]
  const isTicked = said === undefined ? isTickedAtFirst : said !== false
  const before = typeof said === 'string' && said !== amountOf(item) ? said : null
  return { ...item, isTicked, before: isTicked ? before : null }
}

interface AisleSectionProps {
  title: string
  note: string
  lines: readonly ShoppingLine[]
  onTick: (line: ShoppingLine, isTicked: boolean) => void
}

/** Renders one aisle of the shop; ticked lines move to its end. */
export function AisleSection({ title, note, lines, onTick }: AisleSectionProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const ticked = useRef<string | null>(null)
  // A ticked line keeps the focus when it moves.
  useEffect(() => {
    const key = ticked.current
    if (key === null) return
    ticked.current = null
    // The whole list may have folded because of it.
    if (list.current?.closest('details:not([open])')) return
    const boxes = [...(list.current?.querySelectorAll('input') ?? [])]
    boxes.find((box) => box.value === key)?.focus()
  })
  const sorted = [...lines.filter(({ isTicked }) => !isTicked), ...lines.filter(({ isTicked }) => isTicked)]
  return (
    <section aria-labelledby={id} className="break-inside-avoid pb-8">
      <div className="flex items-baseline justify-between gap-3 border-b-2 border-ink pb-2">
        <h2 id={id} className="font-display text-[1.375rem] leading-tight font-bold tracking-[-.014em]">
          {title}
        </h2>
        <span className="text-label text-muted">{note}</span>
      </div>
      <ul ref={list}>
        {sorted.map((line) => (
          <li key={line.key} className="flex border-b-[1.5px] border-line">
            <label className="grid min-h-13 flex-1 grid-cols-[26px_minmax(0,1fr)] items-start gap-3 py-2.5 leading-[1.4]">
              <input
                type="checkbox"
                value={line.key}
                checked={line.isTicked}
                onChange={({ target }) => {
                  ticked.current = line.key
                  onTick(line, target.checked)
                }}
                className={TICK_CLASS}
              />
              <span className={line.isTicked ? 'text-muted' : undefined}>
                <span className={line.isTicked ? 'line-through' : undefined}>
                  {line.amounts.length > 0 && <b>{amountOf(line)} </b>}
                  {line.name}
                </span>
                {line.sources.length > 0 && (
                  <span className="block text-label leading-[1.35] text-muted">
                    {line.sources.join(', ')}
                  </span>
                )}
                {line.before !== null && (
                  <span className="block text-label leading-[1.35] font-semibold text-warn">
                    {line.before === '' ? 'Now has an amount' : `Was ${line.before} when you ticked it`}
                  </span>
                )}
              </span>
            </label>
            {line.onRemove && (
              <button
                type="button"
                aria-label={`Remove ${line.name}`}
                onClick={line.onRemove}
                className="grid size-13 flex-none place-items-center rounded-full text-ink-2 hover:bg-sunken"
              >
                <X aria-hidden className="size-5" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
