import { classNames } from '../../../web/ui/class-names.ts'
import { Picture, type PictureSource } from '../../../web/ui/picture.tsx'

/** An item's picture beside its title, which says what it is; so it is silent for a screen reader. */
export function Thumbnail({ source, className }: { source: PictureSource; className?: string }) {
  return (
    <Picture
      source={source}
      ratio="4:3"
      sizes="64px"
      alt=""
      className={classNames('[&]:rounded-[4px] [&]:shadow-none', className)}
      fallback={
        <span className="grid size-full place-items-center text-center text-label leading-none text-muted">
          No image
        </span>
      }
    />
  )
}
