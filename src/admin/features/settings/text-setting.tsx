import { type SiteSettings, siteSettingsSchema } from '../../../domain/site/settings.ts'
import { TextArea, TextField } from '../../../web/ui/field.tsx'
import type { TextKey, TextSetting } from './setting.ts'
import type { SettingsForm } from './use-settings-form.ts'

interface TextSettingFieldProps {
  setting: TextSetting
  form: SettingsForm
}

const INPUT_TYPES = { line: 'text', link: 'url', email: 'email', date: 'date' } as const

/** A setting that is one text: a line, a paragraph, an address, a day. */
export function TextSettingField({ setting: { key, kind, label, help }, form }: TextSettingFieldProps) {
  const value = form.values[key]
  const max = maxLengthOf(key)
  const shared = {
    label,
    value,
    maxLength: max,
    error: form.problems(key)[''],
    hint: <Hint help={help} length={value.length} max={max} />,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      form.change(key, currentTarget.value),
    onBlur: () => {
      form.change(key, value.trim())
      form.leave(key)
    },
  }
  if (kind === 'text') return <TextArea {...shared} className="field-sizing-content min-h-24!" />
  return (
    <TextField
      {...shared}
      type={INPUT_TYPES[kind]}
      inputMode={kind === 'link' ? 'url' : undefined}
      className={kind === 'date' ? 'max-w-60' : undefined}
      autoComplete="off"
    />
  )
}

function Hint({ help, length, max }: { help: string; length: number; max: number | undefined }) {
  return (
    <span className="flex justify-between gap-4">
      <span>{help}</span>
      {max !== undefined && (
        <span className="flex-none tabular-nums">
          {length}/{max}
        </span>
      )}
    </span>
  )
}

/** The schema's own limit, where it is a plain one. */
function maxLengthOf(key: TextKey & keyof SiteSettings): number | undefined {
  const field = siteSettingsSchema.shape[key]
  return 'maxLength' in field ? (field.maxLength ?? undefined) : undefined
}
