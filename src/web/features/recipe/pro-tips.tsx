import { tipLines } from './tip-lines.ts'

/** A note pinned beside the stove. */
export function ProTips({ notes }: { notes: string }) {
  const tips = tipLines(notes)
  if (tips.length === 0) return null
  return (
    <section
      aria-labelledby="pro-tips"
      className="field-mist relative mt-10 max-w-176 -rotate-[.6deg] rounded-[2px] px-6 py-7 shadow-cut before:absolute before:-top-2 before:left-7 before:size-[17px] before:rounded-full before:bg-[#d4380f] before:shadow-[0_2px_2px_rgb(20_49_42/.35)] print:mt-3 print:max-w-none print:rotate-0 print:p-0 print:shadow-none print:before:hidden"
    >
      <h2 id="pro-tips" className="type-h2 mb-3 print:mb-1 print:text-[13pt]">
        Pro Tips
      </h2>
      <ul className="grid gap-2 print:gap-[.25em]">
        {tips.map((tip) => (
          <li key={tip} className="relative pl-6 text-pretty print:pl-[1.4em]">
            <span aria-hidden className="half-disc absolute top-[.6em] left-0 h-1.5 w-3" />
            {tip}
          </li>
        ))}
      </ul>
    </section>
  )
}
