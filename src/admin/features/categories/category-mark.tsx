import { categoryIcon } from './category-icons.ts'

/** A category's icon over its half-disc. The name stands beside it. */
export function CategoryMark({ color, icon }: { color: string; icon: string }) {
  const Icon = categoryIcon(icon)
  return (
    <span aria-hidden className="grid justify-items-center gap-1 self-start pt-1 sm:self-center sm:pt-0">
      <Icon className="size-6" />
      {/* The thin line keeps a dark colour visible on dark paper. */}
      <span
        className="h-3 w-6 rounded-b-[12px] outline-1 outline-line-strong"
        style={{ backgroundColor: color }}
      />
    </span>
  )
}
