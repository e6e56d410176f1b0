import { breadcrumbJsonLd } from '../../domain/content/structured-data/site-json-ld.ts'
import type { PageLoad } from '../data/page-context.ts'
import { useSettings, useSite } from '../data/site-context.ts'
import { Head, usePageTitle } from '../features/page/head.tsx'
import { JsonLd } from '../features/page/json-ld.tsx'
import { GoodToKnow, HowToUse, PlaylistHero, TrackList } from '../features/playlist/playlist-sections.tsx'

export async function load({ reads }: PageLoad): Promise<undefined> {
  await Promise.all([reads.fetch('playlistTexts', {}), reads.fetch('tracks', {})])
}

export function Component() {
  const { siteUrl } = useSite()
  const { coach_name } = useSettings()
  return (
    <>
      <Head
        title={usePageTitle('The workout playlist')}
        description={`Music to move to, from warm-up to cool-down: the playlist ${coach_name} teaches to, its featured tracks, and how to use it.`}
        canonical="/playlist"
        image={{ url: '/share-cards/pages/playlist.jpg', alt: 'The workout playlist' }}
      />
      <JsonLd
        data={
          import.meta.env.SSR ? breadcrumbJsonLd([{ name: 'Playlist', path: '/playlist' }], siteUrl) : null
        }
      />
      <PlaylistHero />
      <TrackList />
      <HowToUse />
      <GoodToKnow />
    </>
  )
}
