import { useQuery } from '@tanstack/react-query'
import { Images } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type { LibraryImage } from '../../../domain/images/library-image.ts'
import {
  type AccentShades,
  accentProblem,
  accentShades,
  contrastRatio,
  formatContrast,
  HOUSE_ACCENT,
  INKS,
  isHexColor,
  MIN_TEXT_CONTRAST,
  nearestReadable,
  PAPERS,
} from '../../../domain/site/accent.ts'
import { fitLogo, type Ink, inkOf, standsForName } from '../../../domain/site/look.ts'
import type { SiteSettings } from '../../../domain/site/settings.ts'
import { BrandMark } from '../../../web/ui/brand-mark.tsx'
import { buttonClass } from '../../../web/ui/button.tsx'
import { FieldError, TextField } from '../../../web/ui/field.tsx'
import { QuietButton } from '../../ui/buttons.tsx'
import { libraryPreviewUrl } from '../images/featured-image.ts'
import { ImagePickerDialog } from '../images/image-picker-dialog.tsx'
import { imageQuery } from '../images/library-queries.ts'
import type { SettingFieldProps } from './use-settings-form.ts'

export function PictureSetting({ setting: { key, label, help }, form }: SettingFieldProps<'picture'>) {
  const [isPicking, setPicking] = useState(false)
  const id = useId()
  const publicId = form.values[key]
  const error = form.problems(key)['']
  const { data } = useQuery({ ...imageQuery(publicId), enabled: publicId !== '' })
  const image = data?.image
  return (
    <div>
      <p id={id} className="mb-[.4rem] text-small font-[650]">
        {label}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        {publicId !== '' && (
          <span className="grid size-24 flex-none place-items-center overflow-hidden rounded-paper bg-line-strong">
            {image && (
              <img
                src={libraryPreviewUrl(image, 400)}
                alt={image.alt}
                className="max-h-24 max-w-24 object-contain"
              />
            )}
          </span>
        )}
        <QuietButton
          icon={Images}
          aria-describedby={[id, `${id}-help`, error ? `${id}-error` : ''].filter(Boolean).join(' ')}
          onClick={() => setPicking(true)}
        >
          {publicId === '' ? 'Choose a picture' : 'Choose another'}
          <span className="sr-only"> as {label.toLowerCase()}</span>
        </QuietButton>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <p id={`${id}-help`} className="mt-[.4rem] text-label text-muted">
        {help}
      </p>
      <ImagePickerDialog
        open={isPicking}
        onClose={() => setPicking(false)}
        contentType="blog"
        onPick={({ public_id }) => {
          form.change(key, public_id)
          form.leave(key)
          setPicking(false)
        }}
      />
    </div>
  )
}

/** Sets the accent: with the browser's own colour field or typed, its contrast described in words. */
export function AccentSetting({ setting: { key, label, help }, form }: SettingFieldProps<'accent'>) {
  const color = form.values[key]
  const isColor = isHexColor(color)
  const choose = (value: string) => {
    form.change(key, value.trim().toLowerCase())
    form.leave(key)
  }
  const better = isColor ? nearestReadable(color) : color
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-start gap-4">
        <label className="grid gap-[.4rem] text-small font-[650]">
          Pick
          <input
            type="color"
            aria-label={`${label}, picked`}
            value={isColor ? color.toLowerCase() : HOUSE_ACCENT.light.accent}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
            className="h-12 w-16 cursor-pointer rounded-[8px] border-[1.5px] border-line-strong bg-surface p-1"
          />
        </label>
        <div className="min-w-0 flex-[1_1_14rem]">
          <TextField
            label={label}
            value={color}
            placeholder={HOUSE_ACCENT.light.accent}
            maxLength={7}
            autoComplete="off"
            spellCheck={false}
            error={form.problems(key)['']}
            onChange={({ currentTarget }) => form.change(key, currentTarget.value)}
            onBlur={({ currentTarget }) => choose(currentTarget.value)}
            hint={help}
          />
        </div>
      </div>
      {isColor && (
        <p role="status" className="text-small">
          {describeContrast(color)}
        </p>
      )}
      {better !== color.toLowerCase() && (
        <QuietButton className="justify-self-start" onClick={() => choose(better)}>
          <span aria-hidden className="size-5 rounded-full" style={{ backgroundColor: better }} />
          Use {better}, the nearest shade that works
        </QuietButton>
      )}
    </div>
  )
}

/** Contrast ratio from which words are as easy to read as the site's own. */
const EASY = 7

function describeContrast(color: string): string {
  const ratio = contrastRatio(color, PAPERS.light.ground)
  const verdict =
    ratio >= EASY ? 'very easy to read' : ratio >= MIN_TEXT_CONTRAST ? 'easy to read' : 'too pale to read'
  return `Words in this colour are ${verdict} on the site’s paper: a contrast of ${formatContrast(ratio)}.`
}

const SCHEMES = [
  { scheme: 'light', title: 'By day' },
  { scheme: 'dark', title: 'By night' },
] as const
type Scheme = (typeof SCHEMES)[number]['scheme']

/** Previews header, button, link and card with the look, on light and on dark screens. */
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

/** A miniature page, with the tokens of one scheme whatever the device's is. Display only: nothing in it can be focused. */
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

/** Size at which a picture's drawing colour can be recognised. */
const SAMPLE_PIXELS = 64

/** Returns the drawing colour of a picture of the library, determined in the browser as on the server. */
function useInk(image: LibraryImage | undefined): Ink {
  const [found, setFound] = useState<{ src: string; ink: Ink } | null>(null)
  const src = image && libraryPreviewUrl(image, 400)
  useEffect(() => {
    if (src === undefined) return
    const picture = new Image(SAMPLE_PIXELS, SAMPLE_PIXELS)
    // The pixels of a picture on another host cannot be read: as on the site, it gets no plate.
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
