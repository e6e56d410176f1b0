import type { StatusCounts } from '../../../domain/admin/overview.ts'

interface StatStripProps {
  articles: StatusCounts | undefined
  recipes: StatusCounts | undefined
}

/** The four numbers of the dashboard; a dash where a number could not be had. */
export function StatStrip({ articles, recipes }: StatStripProps) {
  const stats = [
    { label: 'Articles', value: articles?.all },
    { label: 'Published articles', value: articles?.published },
    { label: 'Recipes', value: recipes?.all },
    { label: 'Published recipes', value: recipes?.published },
  ]
  return (
    <dl className="grid grid-cols-2 border-y-[1.5px] border-line md:grid-cols-4">
      {stats.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-1 border-line py-4 pl-1 nth-[n+3]:border-t-[1.5px] md:border-l-[1.5px] md:px-5 md:py-5 md:first:border-l-0 md:first:pl-0 md:nth-[n+3]:border-t-0"
        >
          <dt className="text-small text-muted">{label}</dt>
          <dd className="type-figure">{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
