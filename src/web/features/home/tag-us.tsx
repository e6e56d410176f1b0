import { Copy } from 'lucide-react'
import { useRef } from 'react'
import kettlebell from '../../../../content/illustrations/kettlebell.svg'
import smoothie from '../../../../content/illustrations/smoothie.svg'
import walk from '../../../../content/illustrations/walk-outdoors.svg'
import yoga from '../../../../content/illustrations/yoga-mobility.svg'
import { useSettings } from '../../data/site-context.ts'
import { classNames } from '../../ui/class-names.ts'
import { copyWithToast } from '../../ui/copy-text.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useHomeTexts } from './home-hero.tsx'

export function TagUs() {
  const { instagram_handle } = useSettings()
  const { home_tag_us_text } = useHomeTexts()
  if (!instagram_handle) return null
  return (
    <section aria-labelledby="tag-us" className="surface-blush py-section">
      <div className="wrap grid items-center gap-8 lg:grid-cols-[6fr_7fr] lg:gap-10">
        <div>
          <h2 id="tag-us" className="type-h2">
            Tag us in your happy workouts
          </h2>
          <CopyHandle handle={instagram_handle} />
          {home_tag_us_text && <p className="text-muted mt-2.5">{home_tag_us_text}</p>}
        </div>
        <PinnedImages />
      </div>
    </section>
  )
}

const HANDLE_CLASS =
  'inline-flex min-h-14 max-w-full items-center gap-[.4em] py-[.1em] text-left font-display text-[clamp(1.5rem,1rem+2.2vw,3rem)] leading-[1.1] font-extrabold tracking-[-.03em]'

const HANDLE_ID = 'instagram-handle'

/** The handle as a button that copies it (HOME-TAG-1). Without JavaScript it is selectable text. */
function CopyHandle({ handle }: { handle: string }) {
  const hydrated = useHydrated()
  const name = useRef<HTMLSpanElement>(null)

  async function copy() {
    const isCopied = await copyWithToast(handle, `${handle} is on your clipboard.`)
    if (!isCopied && name.current) getSelection()?.selectAllChildren(name.current)
  }

  const text = (
    <span ref={name} className="min-w-0 select-text wrap-anywhere">
      {handle}
    </span>
  )
  if (!hydrated)
    return (
      <p id={HANDLE_ID} data-early className={HANDLE_CLASS}>
        {text}
      </p>
    )
  return (
    <button type="button" id={HANDLE_ID} onClick={() => void copy()} className={HANDLE_CLASS}>
      {text}
      <Copy aria-hidden className="size-[.7em] flex-none" />
      <span className="sr-only">, copy</span>
    </button>
  )
}

const PINNED = [
  { picture: yoga, lean: '-rotate-2' },
  { picture: walk, lean: 'rotate-[1.6deg] translate-y-3.5' },
  { picture: kettlebell, lean: '-rotate-1 -translate-y-1.5' },
  { picture: smoothie, lean: 'rotate-[2.4deg] translate-y-2.5' },
]

/** Four pinned pictures; in the dark theme their white edge is dimmed paper. */
function PinnedImages() {
  return (
    <div aria-hidden className="grid grid-cols-2 gap-x-4 gap-y-5 px-2 md:grid-cols-4 md:gap-3 md:px-0">
      {PINNED.map(({ picture, lean }) => (
        <div
          key={picture}
          className={classNames(
            'relative rounded-[2px] bg-[#ffffff] dark:bg-[#d3d9cd] px-2 pt-2 pb-6.5 shadow-lift before:absolute before:-top-1.5 before:left-1/2 before:z-1 before:-ml-1.5 before:size-[13px] before:rounded-full before:bg-[#d4380f] before:shadow-[0_2px_2px_rgb(20_49_42/.35)]',
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
