import type { Sitemap } from '../../../domain/content/sitemap.ts'
import { countSitemap } from './filter-sitemap.ts'

export function SitemapCounters({ sitemap }: { sitemap: Sitemap }) {
  const { articles, recipes, featured, pages } = countSitemap(sitemap)
  const counters = [
    { label: 'Articles', value: articles },
    { label: 'Recipes', value: recipes },
    { label: 'Featured', value: featured },
    { label: 'Total pages', value: pages },
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
      {counters.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="font-display text-[clamp(2.25rem,1.8rem+1.6vw,3.25rem)] leading-none font-extrabold tracking-[-.03em]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
