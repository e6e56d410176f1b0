import { CornerDownRight, Minus, Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { PEOPLE_RANGE } from '../../../domain/kitchen/week.ts'
import type { RecipeCardData } from '../../../domain/reads/public-reads.ts'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Picture, type PictureSource } from '../../ui/picture.tsx'
import { CategorySurface } from '../cards/category-mark.tsx'

/** The data shown of a recipe that may be put into a week. */
export type DishCardData = PictureSource &
  Pick<RecipeCardData, 'slug' | 'title' | 'prep_time_minutes' | 'cook_time_minutes' | 'category_name'>

export function minutesOf({ prep_time_minutes, cook_time_minutes }: DishCardData): number {
  return prep_time_minutes + cook_time_minutes
}

/** Renders a dish's small picture. */
export function DishPicture({
  dish,
  sizes = '180px',
  className,
}: {
  dish: PictureSource & Pick<DishCardData, 'title' | 'category_name'>
  sizes?: string
  className?: string
}) {
  return (
    <Picture
      source={dish}
      ratio="4:3"
      alt=""
      sizes={sizes}
      className={classNames('rounded-none shadow-none', className)}
      fallback={<CategorySurface name={dish.category_name || 'Recipes'} title={dish.title} />}
    />
  )
}

interface SheetProps {
  title: string
  intro?: ReactNode
  /** Fixed at its lower edge, unaffected by scrolling. */
  footer?: ReactNode
  width?: string
  onClose: () => void
  children: ReactNode
}

/** A sheet for one thing at a time: centred on a wide screen, at the lower edge of a phone. */
export function Sheet({ title, intro, footer, width = 'sm:max-w-[520px]', onClose, children }: SheetProps) {
  const id = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      labelledBy={id}
      className={classNames(
        'mx-auto max-h-[94dvh] max-sm:mt-auto max-sm:mb-0 max-sm:max-w-none max-sm:rounded-b-none sm:my-auto',
        width,
      )}
    >
      <div className="grid grid-cols-1 gap-5 px-5 pt-6 pb-5 sm:px-8 sm:pt-8 [@media(max-height:30rem)]:gap-3 [@media(max-height:30rem)]:pt-4">
        <div className="pr-10">
          <h2 id={id} className="type-h2 text-[1.75rem] leading-[1.1] wrap-anywhere">
            {title}
          </h2>
          {intro && <p className="mt-2 text-muted">{intro}</p>}
        </div>
        {children}
      </div>
      {footer && (
        <div className="sticky bottom-0 z-1 flex flex-wrap items-center justify-between gap-3 border-t-[1.5px] border-line bg-surface px-5 py-4 max-sm:*:flex-auto sm:px-8 [@media(max-height:30rem)]:py-2">
          {footer}
        </div>
      )}
    </Dialog>
  )
}

interface PeopleStepperProps {
  /** What is counted, for screen readers. */
  label: string
  people: number
  onChange: (people: number) => void
}

/** Selects the number of people. `aria-disabled` at its ends: a disabled button would lose the focus. */
export function PeopleStepper({ label, people, onChange }: PeopleStepperProps) {
  const step = (by: 1 | -1) => {
    const next = people + by
    if (next >= PEOPLE_RANGE.min && next <= PEOPLE_RANGE.max) onChange(next)
  }
  const buttonClass =
    'grid size-11 place-items-center rounded-full hover:bg-[color-mix(in_srgb,currentColor_8%,transparent)] aria-disabled:cursor-not-allowed aria-disabled:opacity-40'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and a box of its own
    <div
      role="group"
      aria-label={label}
      className="inline-flex min-h-12 items-center justify-center rounded-pill border-[1.5px] border-current pr-0.5 pl-4"
    >
      <span className="text-small font-[650]">For</span>
      <button
        type="button"
        aria-label="Fewer people"
        aria-disabled={people <= PEOPLE_RANGE.min || undefined}
        onClick={() => step(-1)}
        className={buttonClass}
      >
        <Minus aria-hidden className="size-5" />
      </button>
      <output className="min-w-[2ch] text-center font-display text-[1.25rem] leading-none font-[750]">
        {people}
        <span className="sr-only">{people === 1 ? ' person' : ' people'}</span>
      </output>
      <button
        type="button"
        aria-label="More people"
        aria-disabled={people >= PEOPLE_RANGE.max || undefined}
        onClick={() => step(1)}
        className={buttonClass}
      >
        <Plus aria-hidden className="size-5" />
      </button>
    </div>
  )
}

/** One of several wishes, as a toggle. */
export function WishChip({
  isPressed,
  onPress,
  children,
}: {
  isPressed: boolean
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className={classNames(
        'min-h-11 min-w-11 rounded-pill border-[1.5px] px-4 py-1.5 text-small font-semibold',
        isPressed ? 'border-ink bg-ink text-ground' : 'border-line-strong hover:bg-sunken',
      )}
    >
      {isPressed && <span aria-hidden>✓ </span>}
      {children}
    </button>
  )
}

/** Classes of a checkbox in ink colour. */
export const TICK_CLASS =
  'tick-box size-6.5 flex-none border-line-strong after:border-ground checked:border-ink checked:bg-ink'

export const CARD_CLASS =
  'relative flex h-full w-full flex-col overflow-hidden rounded-paper bg-surface text-left text-ink shadow-cut'

/** Renders the content of a dish's card. */
export function CardFace({
  prefix = '',
  picture,
  title,
  facts,
  isDashed = false,
  children,
}: {
  /** Read before the title, by screen readers only. */
  prefix?: string
  picture: DishCardData | null
  title: string
  facts: string
  isDashed?: boolean
  children?: ReactNode
}) {
  return (
    <>
      {picture && (
        <DishPicture dish={picture} className="pointer-events-none aspect-video! w-full flex-none" />
      )}
      <span className="block px-2.5 py-2 text-small leading-tight font-[650] wrap-anywhere">
        {isDashed && <CornerDownRight aria-hidden className="mb-2 size-4.5 text-ink-2" />}
        {prefix && <span className="sr-only">{prefix}</span>}
        {title}
        <span className="mt-1 block text-label leading-[1.35] font-normal text-muted">{facts}</span>
      </span>
      {children}
    </>
  )
}
