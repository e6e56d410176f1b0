import type { PlanMove } from '../../../domain/newsletter/plan.ts'

interface MoveListProps {
  title: string
  moves: readonly PlanMove[]
  /** Said beside the title: `3 rounds`. */
  note?: string
}

/** Moves one after the other, each with how it is done and how to make it lighter or heavier. */
export function MoveList({ title, moves, note }: MoveListProps) {
  return (
    <section className="grid gap-4">
      <h2 className="type-h2 flex flex-wrap items-baseline gap-x-4">
        {title}
        {note && <span className="type-lead font-body font-normal text-muted">{note}</span>}
      </h2>
      <ol className="grid">
        {moves.map(({ name, amount, how, easier, harder }, index) => (
          <li
            key={name}
            className="grid gap-x-8 gap-y-1 border-t-[1.5px] border-line py-5 sm:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] print:break-inside-avoid print:py-2"
          >
            <div>
              <h3 className="type-h3">
                <span aria-hidden className="mr-2 text-accent-text">
                  {index + 1}
                </span>
                {name}
              </h3>
              <p className="font-[650]">{amount}</p>
            </div>
            <div className="grid content-start gap-2">
              <p>{how}</p>
              {(easier || harder) && (
                <dl className="type-small grid gap-1">
                  {easier && <Variant word="Easier" text={easier} />}
                  {harder && <Variant word="Harder" text={harder} />}
                </dl>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Variant({ word, text }: { word: string; text: string }) {
  return (
    <div className="flex gap-2">
      <dt className="font-[650]">{word}</dt>
      <dd className="text-muted">{text}</dd>
    </div>
  )
}
