import letterAndTea from '../../../content/illustrations/letter-and-tea.svg'
import { pagePath } from '../../domain/content/affected-pages.ts'
import type { ArticleCardData } from '../../domain/reads/public-reads.ts'
import type { PageLoad } from '../data/page-context.ts'
import { useSettings } from '../data/site-context.ts'
import { useRead } from '../data/use-read.ts'
import { CategorySurface } from '../features/cards/category-mark.tsx'
import { FeatureBlock } from '../features/grid/feature-block.tsx'
import { PageHero } from '../features/grid/page-hero.tsx'
import { LetterRows, Sent } from '../features/letters/letter-rows.tsx'
import { LoadFailure } from '../features/missing/load-failure.tsx'
import { Head, usePageTitle } from '../features/page/head.tsx'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'

export async function load({ reads }: PageLoad): Promise<undefined> {
  const letters = await reads.fetch('letters', {})
  if (letters.length === 0) await reads.fetch('articles', SAMPLE_REQUEST)
}

export function Component() {
  const { coach_name } = useSettings()
  const { data, error, refetch } = useRead('letters', {})
  const [newest, ...older] = data ?? []
  const coach = coach_name.split(' ')[0]
  return (
    <div className="wrap min-h-[60dvh] pb-section">
      <Head
        title={usePageTitle('Letters')}
        description={`The letters ${coach_name} has sent, to read in your own time.`}
        canonical="/letters"
        image={{ url: '/share-cards/pages/letters.jpg', alt: `Letters from ${coach}` }}
      />
      <PageHero title="Letters">{`The letters ${coach} sends, newest first.`}</PageHero>
      {error !== null && !data && (
        <LoadFailure title="We couldn’t load the letters" onRetry={refetch}>
          Please check your connection and try again.
        </LoadFailure>
      )}
      {!data && !error && <p className="type-lead text-muted">Loading letters...</p>}
      {data?.length === 0 && <NoLetters />}
      {newest && (
        <FeatureBlock
          href={`/letters/${newest.slug}`}
          title={newest.subject}
          flip
          picture={<LetterPicture />}
          mark={<Sent at={newest.sent_at} />}
        >
          {newest.preview_text && <p className="type-lead text-muted">{newest.preview_text}</p>}
        </FeatureBlock>
      )}
      {older.length > 0 && (
        <div className="mt-[clamp(2.5rem,2rem+2vw,4rem)]">
          <LetterRows letters={older} />
        </div>
      )}
    </div>
  )
}

/** The article that a sample letter could be about. */
const SAMPLE_REQUEST = { limit: 1 }

/** Shown before the first letter: what a letter is, what it looks like, and how to get it (NEWS-ARCHIVE-2). */
export function NoLetters() {
  const { coach_name } = useSettings()
  const [article] = useRead('articles', SAMPLE_REQUEST).data?.items ?? []
  return (
    <div className="grid items-center gap-10 low:grid-cols-[5fr_3fr] low:items-start low:gap-8 lg:grid-cols-2 lg:gap-14">
      <div className="grid justify-items-start gap-4 low:gap-2">
        <h2 className="type-h2 low:text-[1.5rem]">The first letter isn’t out yet</h2>
        <p className="type-lead text-muted max-w-120 low:text-base">
          One email a week from {coach_name.split(' ')[0]}: something to try, and what’s new on the site.
          Unsubscribe with one click, any time.
        </p>
        <ButtonLink href="#newsletter" className="mt-2">
          Get the first letter
        </ButtonLink>
      </div>
      {article ? <SampleLetter article={article} /> : <LetterPicture />}
    </div>
  )
}

function SampleLetter({ article }: { article: ArticleCardData }) {
  const { coach_name } = useSettings()
  return (
    <figure className="grid grid-cols-1 gap-3">
      <div className="relative grid gap-4 rounded-field bg-surface px-[clamp(1.25rem,5vw,2.5rem)] pt-8 pb-6 shadow-lift">
        <p className="text-small text-muted">From {coach_name}</p>
        <p className="type-h3 wrap-anywhere">{article.title}</p>
        <Picture
          source={article}
          ratio="16:9"
          sizes="(min-width: 82rem) 520px, (min-width: 64rem) 42vw, 86vw"
          fallback={<CategorySurface name={article.category_name || 'Blog'} title={article.title} />}
        />
        {article.excerpt && <p className="text-muted wrap-anywhere">{article.excerpt}</p>}
        <p>
          <ArrowLink href={pagePath('article', article.slug)}>Read the article</ArrowLink>
        </p>
      </div>
      <figcaption className="text-small text-muted">What a letter can look like</figcaption>
    </figure>
  )
}

/** Paper and tea: the picture for letters. */
function LetterPicture() {
  return (
    <img src={letterAndTea} alt="" width={800} height={450} className="w-full rounded-paper shadow-cut" />
  )
}
