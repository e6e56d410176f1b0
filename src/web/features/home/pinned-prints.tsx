import kettlebell from '../../../../content/illustrations/kettlebell.svg'
import smoothie from '../../../../content/illustrations/smoothie.svg'
import walk from '../../../../content/illustrations/walk-outdoors.svg'
import yoga from '../../../../content/illustrations/yoga-mobility.svg'
import { classNames } from '../../ui/class-names.ts'

const PRINTS = [
  { picture: yoga, lean: '-rotate-2' },
  { picture: walk, lean: 'rotate-[1.6deg] translate-y-3.5' },
  { picture: kettlebell, lean: '-rotate-1 -translate-y-1.5' },
  { picture: smoothie, lean: 'rotate-[2.4deg] translate-y-2.5' },
]

/** Four prints on a wall. A white print looks like a print at night too. */
export function PinnedPrints() {
  return (
    <div aria-hidden className="grid grid-cols-2 gap-x-4 gap-y-5 px-2 md:grid-cols-4 md:gap-3 md:px-0">
      {PRINTS.map(({ picture, lean }) => (
        <div
          key={picture}
          className={classNames(
            'relative rounded-[2px] bg-[#ffffff] px-2 pt-2 pb-6.5 shadow-lift before:absolute before:-top-1.5 before:left-1/2 before:z-1 before:-ml-1.5 before:size-[13px] before:rounded-full before:bg-[#d4380f] before:shadow-[0_2px_2px_rgb(20_49_42/.35)]',
            lean,
          )}
        >
          <img
            src={picture}
            alt=""
            width={450}
            height={450}
            loading="lazy"
            className="aspect-square w-full object-cover"
          />
        </div>
      ))}
    </div>
  )
}
