import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import { REVEAL } from '../../../ui/reveal.ts'

interface Section {
  id: string
  name: string
  /** How many lines it has. */
  count?: number
  content: ReactNode
}

/** The parts of a long form: all of them where there is room, on a phone the chosen one. */
export function FormSections({ sections }: { sections: readonly Section[] }) {
  const [open, setOpen] = useState<string | null>(sections[0]?.id ?? null)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const show = ({ target }: Event) => {
      const id = target instanceof Element && target.closest('[data-section]')?.getAttribute('data-section')
      // Opened synchronously, so that the field inside can take the focus.
      if (id) flushSync(() => setOpen(id))
    }
    const element = form.current
    element?.addEventListener(REVEAL, show)
    return () => element?.removeEventListener(REVEAL, show)
  }, [])
  return (
    <div ref={form} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <nav aria-label="Parts of the recipe" className="md:hidden">
        <ChoiceChips
          label="Part"
          choices={sections.map(({ id, name, count }) => ({ value: id, label: name, count }))}
          chosen={open}
          onChoose={setOpen}
        />
      </nav>
      {sections.map(({ id, content }) => (
        <div
          key={id}
          data-section={id}
          className={`grid grid-cols-[minmax(0,1fr)] gap-5 ${id === open ? '' : 'max-md:hidden'}`}
        >
          {content}
        </div>
      ))}
    </div>
  )
}
