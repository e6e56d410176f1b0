import type { PageLoad } from '../data/route.ts'
import { useSettings } from '../data/site-context.ts'
import { useRead } from '../data/use-read.ts'
import { FeatureBlock } from '../features/grid/feature-block.tsx'
import { PageHero } from '../features/grid/page-hero.tsx'
import { LetterRows, Sent } from '../features/letters/letter-rows.tsx'
import { LetterPicture, NoLetters, SAMPLE_REQUEST } from '../features/letters/no-letters.tsx'
import { LoadFailure } from '../features/missing/load-failure.tsx'
import { Head, usePageTitle } from '../features/page/head.tsx'

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
