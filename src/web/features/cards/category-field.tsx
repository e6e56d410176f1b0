import { classNames } from '../../ui/class-names.ts'
import { categoryColors } from './category-colors.ts'

/** What stands where a picture is missing: the category's paper with one half-disc. */
export function CategoryField({ name }: { name: string }) {
  const { field, sun } = categoryColors(name)
  return (
    <span aria-hidden className={classNames('grid size-full items-end justify-center', field)}>
      <span className={classNames('aspect-2/1 h-3/5 max-w-full rounded-t-full', sun)} />
    </span>
  )
}
