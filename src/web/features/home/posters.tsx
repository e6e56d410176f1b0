import community from '../../../../content/illustrations/community.svg'
import dance from '../../../../content/illustrations/dance-workout.svg'
import salad from '../../../../content/illustrations/green-salad.svg'
import { classNames } from '../../ui/class-names.ts'
import { useHomeTexts } from './home-hero.tsx'

/**
 * Renders three posters of three sizes. Each has its picture's paper colour, so that the colour reaches the edge; in
 * the dark theme the pictures themselves use its paper colours.
 */
export function Posters() {
  const { home_habits_title, home_workouts_text, home_nutrition_text, home_community_text } = useHomeTexts()
  return (
    <section aria-labelledby="habits" className="py-section">
      <div className="wrap">
        <h2
          id="habits"
          className={
            home_habits_title
              ? 'type-h1 mb-[clamp(1.5rem,1rem+2vw,3rem)] max-w-[20ch] wrap-anywhere'
              : 'sr-only'
          }
        >
          {home_habits_title || 'Movement, food and company'}
        </h2>
        <div className="grid gap-4 lg:grid-cols-12 lg:gap-6">
          <article className="flex flex-col overflow-hidden rounded-field surface-yolk lg:col-span-7">
            <PosterText title="Dynamic Workouts">{home_workouts_text}</PosterText>
            <img src={dance} alt="" width={800} height={450} loading="lazy" className="mt-auto w-full" />
          </article>
          <article className="flex flex-col overflow-hidden rounded-field surface-blush lg:col-span-5">
            <PosterText title="Vital Nutrition">{home_nutrition_text}</PosterText>
            <img
              src={salad}
              alt=""
              width={800}
              height={600}
              loading="lazy"
              className="mt-auto w-full lg:min-h-0 lg:flex-1 lg:object-cover lg:object-bottom"
            />
          </article>
          <article className="grid grid-cols-1 overflow-hidden rounded-field surface-mist lg:col-span-12 lg:grid-cols-[5fr_7fr] lg:bg-[linear-gradient(transparent_87.33%,#2b5f4e_87.33%)]">
            <PosterText title="Supportive Community" className="lg:-translate-y-[7%] lg:self-center lg:pb-9">
              {home_community_text}
            </PosterText>
            <img src={community} alt="" width={800} height={450} loading="lazy" className="mt-auto w-full" />
          </article>
        </div>
      </div>
    </section>
  )
}

function PosterText({
  title,
  className,
  children,
}: {
  title: string
  className?: string
  children: string | undefined
}) {
  return (
    <div className={classNames('max-w-112 px-6 pt-6 lg:px-9 lg:pt-9', className)}>
      <h3 className="text-[min(9.4vw,clamp(1.875rem,1.5rem+1.6vw,3rem))] leading-none font-extrabold tracking-[-.03em]">
        {title}
      </h3>
      {children && <p className="mt-3 wrap-anywhere text-on-field-2">{children}</p>}
    </div>
  )
}
