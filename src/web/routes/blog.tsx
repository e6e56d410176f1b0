import { breadcrumbJsonLd } from '../../domain/content/structured-data/site-json-ld.ts'
import type { PageLoad, PageOutcome } from '../data/page-context.ts'
import { useSettings, useSite } from '../data/site-context.ts'
import { BlogList } from '../features/article/blog-list.tsx'
import { CategoryFilter } from '../features/grid/category-filter.tsx'
import { PageHero } from '../features/grid/page-hero.tsx'
import { isUnfiltered, readListPlace } from '../features/grid/paging.ts'
import { loadItemList, useItemList, useListPlace } from '../features/grid/use-item-list.ts'
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx'
import { Head, usePageTitle } from '../features/page/head.tsx'
import { JsonLd } from '../features/page/json-ld.tsx'

export function load({ reads, search }: PageLoad): Promise<PageOutcome | undefined> {
  return loadItemList(reads, readListPlace('articles', search))
}

const TITLE = 'Small reads for stronger days'

export function Component() {
  const { siteUrl } = useSite()
  const place = useListPlace('articles')
  const list = useItemList(place)
  // An unknown category, or a page past the end: both answer 404.
  const isNowhere =
    (!isUnfiltered(place) || place.page > 1) &&
    (list.grid.pages?.every(({ items }) => items.length === 0) ?? false)
  return (
    <>
      <Head
        title={usePageTitle('Blog')}
        description="Training notes, kitchen sense and a little courage: articles on workouts, food and a calmer head, written between classes."
        canonical="/blog"
        image={{ url: '/share-cards/pages/blog.jpg', alt: TITLE }}
        noindex={isNowhere}
      />
      <JsonLd
        data={import.meta.env.SSR ? breadcrumbJsonLd([{ name: 'Blog', path: '/blog' }], siteUrl) : null}
      />
      <div className="wrap">
        <PageHero title={TITLE}>
          Training notes, kitchen sense and a little courage, written between classes.
        </PageHero>
        <CategoryFilter
          base="/blog"
          chosen={place.filters.category ?? null}
          countOf={({ articles }) => articles}
        />
        <div className="pt-[clamp(1.75rem,1rem+2vw,3rem)]">
          <BlogList place={place} list={list} />
        </div>
      </div>
      <div className="wrap py-section">
        <NewsletterCallout />
      </div>
    </>
  )
}

/** Renders the blog's newsletter block (source `blog-cta`). */
function NewsletterCallout() {
  const { coach_name } = useSettings()
  return (
    <section
      aria-labelledby="never-miss-a-post"
      className="surface-mist grid grid-cols-1 gap-6 rounded-field p-[clamp(1.5rem,1rem+3vw,4rem)] lg:grid-cols-2 lg:items-center lg:gap-16 print-hidden"
    >
      <div>
        <h2 id="never-miss-a-post" className="type-h1">
          Never Miss a Post
        </h2>
        <p className="type-lead mt-3">
          Join the newsletter and get the free <span className="whitespace-nowrap">7-day</span> workout plan.
          One email a week, written by {coach_name.split(' ')[0]}.
        </p>
      </div>
      <NewsletterForm source="blog-cta" />
    </section>
  )
}
