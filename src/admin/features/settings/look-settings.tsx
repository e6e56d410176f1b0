import { useQuery } from '@tanstack/react-query'
import { Images } from 'lucide-react'
import { useId, useState } from 'react'
import {
  contrastRatio,
  formatContrast,
  HOUSE_ACCENT,
  isHexColor,
  MIN_TEXT_CONTRAST,
  nearestReadable,
  PAPERS,
} from '../../../domain/site/accent.ts'
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

/** The accent: chosen with the browser's own colour field or typed, its contrast said in words. */
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

/** From which ratio words are as easy to read as the site's own. */
const EASY = 7

function describeContrast(color: string): string {
  const ratio = contrastRatio(color, PAPERS.light.ground)
  const verdict =
    ratio >= EASY ? 'very easy to read' : ratio >= MIN_TEXT_CONTRAST ? 'easy to read' : 'too pale to read'
  return `Words in this colour are ${verdict} on the site’s paper: a contrast of ${formatContrast(ratio)}.`
}
