import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LibraryImage } from '../../../domain/images/library-image.ts'
import {
  type AccentShades,
  accentProblem,
  accentShades,
  HOUSE_ACCENT,
  INKS,
  PAPERS,
} from '../../../domain/site/accent.ts'
import { fitLogo, type Ink, inkOf, standsForName } from '../../../domain/site/look.ts'
import type { SiteSettings } from '../../../domain/site/settings.ts'
import { BrandMark } from '../../../web/ui/brand-mark.tsx'
import { buttonClass } from '../../../web/ui/button.tsx'
import { libraryPreviewUrl } from '../images/featured-image.ts'
import { imageQuery } from '../images/library-queries.ts'

const SCHEMES = [
  { scheme: 'light', title: 'By day' },
  { scheme: 'dark', title: 'By night' },
] as const
type Scheme = (typeof SCHEMES)[number]['scheme']

/** Header, button, link and card as the look would have them, on light and on dark screens. */
export function LookPreview({ values }: { values: SiteSettings }) {
  const { accent_color, logo_public_id } = values
  const isGood = accent_color !== '' && accentProblem(accent_color) === null
  const shades = isGood ? accentShades(accent_color) : HOUSE_ACCENT
  const { data } = useQuery({ ...imageQuery(logo_public_id), enabled: logo_public_id !== '' })
  const logo = data?.image
  const ink = useInk(logo)
  return (
    <section aria-label="How it looks" className="grid gap-3 border-t-[1.5px] border-line pt-5">
      <h3 className="font-body text-small font-[650]">How it looks</h3>
      <div className="grid gap-4 md:grid-cols-2">
        {SCHEMES.map(({ scheme, title }) => (
          <figure key={scheme} className="grid content-start gap-1.5">
            <Sample scheme={scheme} shades={shades[scheme]} values={values} logo={logo} ink={ink} />
            <figcaption className="text-label text-muted">{title}</figcaption>
          </figure>
        ))}
      </div>
      {accent_color !== '' && !isGood && (
        <p className="text-label text-muted">Shown in the house’s colour until yours can be read.</p>
      )}
    </section>
  )
}

interface SampleProps {
  scheme: Scheme
  shades: AccentShades
  values: SiteSettings
  logo: LibraryImage | undefined
  ink: Ink
}

/** A page in small, with the tokens of one scheme whatever the device's is. It only shows: nothing in it can be reached. */
function Sample({ scheme, shades, values: { site_name, logo_public_id }, logo, ink }: SampleProps) {
  const tokens = { ...PAPERS[scheme], ...INKS[scheme], ...shades, brand: shades.accent }
  const style = Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--hf-${name}`, value]))
  const shown = logo_public_id === '' ? undefined : logo
  const plate = ink !== null && (ink === 'dark') === (scheme === 'dark')
  const paper = ink === 'dark' ? PAPERS.light.ground : PAPERS.dark.surface
  return (
    <div
      inert
      style={style}
      className="grid gap-4 rounded-field border-[1.5px] border-line bg-ground p-4 text-ink"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="inline-flex min-w-0 items-center gap-2 font-display text-[1.0625rem] leading-[1.05] font-extrabold tracking-[-.02em]">
          {shown ? (
            <img
              src={libraryPreviewUrl(shown, 400)}
              alt=""
              {...fitLogo(shown)}
              className={plate ? 'box-content rounded-paper px-2 py-1.5' : undefined}
              style={plate ? { backgroundColor: paper } : undefined}
            />
          ) : (
            <BrandMark className="size-7.5 flex-none" />
          )}
          {!(shown && standsForName(shown)) && <span className="wrap-anywhere">{site_name}</span>}
        </span>
        <span className="relative pb-2 text-small font-semibold after:absolute after:bottom-0 after:left-1/2 after:-ml-2 after:h-2 after:w-4 after:rounded-b-[8px] after:bg-accent after:content-['']">
          Blog
        </span>
      </div>
      <div className="rounded-paper bg-surface p-4">
        <p className="font-display text-[1.25rem] leading-tight font-extrabold">A slow, strong morning</p>
        <p className="mt-1 text-small text-ink-2">
          Ten minutes that change the day. <span className="text-accent-text underline">Read the story</span>
        </p>
      </div>
      <span className={`${buttonClass({ size: 'small' })} justify-self-start`}>Join the community</span>
    </div>
  )
}

/** Enough to tell what a picture is drawn in. */
const SAMPLE_PIXELS = 64

/** What a picture of the library is drawn in, told in the browser as the server tells it. */
function useInk(image: LibraryImage | undefined): Ink {
  const [found, setFound] = useState<{ src: string; ink: Ink } | null>(null)
  const src = image && libraryPreviewUrl(image, 400)
  useEffect(() => {
    if (src === undefined) return
    const picture = new Image(SAMPLE_PIXELS, SAMPLE_PIXELS)
    // Where another host keeps the picture, its pixels are not ours to read: as on the site, it gets no plate.
    picture.crossOrigin = 'anonymous'
    picture.onload = () => {
      const canvas = document.createElement('canvas')
      canvas.width = SAMPLE_PIXELS
      canvas.height = SAMPLE_PIXELS
      const context = canvas.getContext('2d')
      context?.drawImage(picture, 0, 0, SAMPLE_PIXELS, SAMPLE_PIXELS)
      const pixels = context?.getImageData(0, 0, SAMPLE_PIXELS, SAMPLE_PIXELS).data
      setFound({ src, ink: pixels ? inkOf(pixels) : null })
    }
    picture.src = src
    return () => {
      picture.onload = null
    }
  }, [src])
  return found?.src === src ? (found?.ink ?? null) : null
}
