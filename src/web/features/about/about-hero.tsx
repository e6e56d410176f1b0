import { Check } from 'lucide-react'
import coach from '../../../../content/illustrations/cutout-coach.svg'
import { useSettings } from '../../data/site-context.ts'

const DISCOVERIES = [
  'Workouts that feel like play and work like training',
  'Everyday food without rules you can’t keep',
  'A community that remembers your name',
]

export function AboutHero() {
  const { coach_name } = useSettings()
  return (
    <section aria-labelledby="about-title" className="field-butter overflow-x-clip">
      <div className="wrap grid gap-8 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-12">
        <div className="py-[clamp(1.5rem,1rem+3vw,5rem)]">
          <h1 id="about-title" className="type-d2">
            This is {coach_name}, Your <span className="min-[24rem]:whitespace-nowrap">Happiness-First</span>{' '}
            Movement Motivator
          </h1>
          <h2 className="type-h3 mt-8 mb-2">What you'll discover</h2>
          <ul className="type-lead text-pretty">
            {DISCOVERIES.map((discovery) => (
              <li key={discovery} className="grid grid-cols-[28px_1fr] gap-2.5 py-2">
                <Check aria-hidden className="mt-[.15em] size-[1.25em]" />
                {discovery}
              </li>
            ))}
          </ul>
        </div>
        <div className="relative -mx-gutter grid justify-items-center self-end overflow-hidden max-lg:-mt-14 lg:mx-0 lg:overflow-visible">
          <div
            aria-hidden
            className="absolute bottom-0 left-1/2 aspect-2/1 w-[min(660px,112%)] -translate-x-1/2 rounded-t-full bg-[#f8be3f] lg:w-[118%]"
          />
          <img
            src={coach}
            alt={`Portrait of ${coach_name} holding a bowl of oranges`}
            width={800}
            height={600}
            fetchPriority="high"
            className="relative w-[min(max(125%,480px),760px)] max-w-none lg:w-[150%]"
          />
        </div>
      </div>
    </section>
  )
}
