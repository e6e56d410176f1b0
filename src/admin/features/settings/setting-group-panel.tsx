import { ExternalLink, RotateCcw } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { DEFAULT_SETTINGS, defaultSettingsFor } from '../../../domain/site/default-settings.ts'
import { type SiteSettings, siteSettingsSchema } from '../../../domain/site/settings.ts'
import { classNames } from '../../../web/ui/class-names.ts'
import { TextArea, TextField } from '../../../web/ui/field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { BannerPreview } from './banner-preview.tsx'
import { LinesSetting, StatsSetting, TestimonialsSetting, TracksSetting } from './list-settings.tsx'
import { AccentSetting, LookPreview, PictureSetting } from './look-settings.tsx'
import {
  SETTING_PAGES,
  type Setting,
  type SettingGroup,
  type SettingPage,
  type TextKey,
  type TextSetting,
} from './setting.ts'
import { isSame } from './settings-changes.ts'
import { TimeZoneSetting } from './time-zone-setting.tsx'
import type { SettingsForm } from './use-settings-form.ts'

/** Previews below a panel's fields, by the group's id. */
const PREVIEWS: Readonly<Record<string, ComponentType<{ values: SiteSettings }>>> = {
  banner: BannerPreview,
  look: LookPreview,
}

export function SettingGroupPanel({ group, form }: { group: SettingGroup; form: SettingsForm }) {
  const { id, title, intro, pages, settings } = group
  const isSeenTogether = settings.every((setting) => setting.pages === undefined)
  const Preview = PREVIEWS[id]
  return (
    <div id={id} tabIndex={-1} className="focus:outline-none">
      <Panel title={title}>
        <div className="-mt-3 text-small text-muted">
          <p>{intro}</p>
          {isSeenTogether && <SeenOn pages={pages} className="mt-1 md:[&>p]:w-auto" />}
        </div>
        <div>
          {settings.map((setting) => (
            <SettingRow
              key={setting.key}
              setting={setting}
              form={form}
              pages={isSeenTogether ? null : (setting.pages ?? pages)}
            >
              <SettingField setting={setting} form={form} />
            </SettingRow>
          ))}
        </div>
        {Preview && <Preview values={form.values} />}
      </Panel>
    </div>
  )
}

function SettingField({ setting, form }: { setting: Setting; form: SettingsForm }) {
  switch (setting.kind) {
    case 'lines':
      return <LinesSetting setting={setting} form={form} />
    case 'stats':
      return <StatsSetting setting={setting} form={form} />
    case 'testimonials':
      return <TestimonialsSetting setting={setting} form={form} />
    case 'tracks':
      return <TracksSetting setting={setting} form={form} />
    case 'picture':
      return <PictureSetting setting={setting} form={form} />
    case 'accent':
      return <AccentSetting setting={setting} form={form} />
    case 'time_zone':
      return <TimeZoneSetting setting={setting} form={form} />
    default:
      return <TextSettingField setting={setting} form={form} />
  }
}

interface SettingRowProps {
  setting: Setting
  form: SettingsForm
  /** Null where its whole group is shown in the same places. */
  pages: readonly SettingPage[] | null
  children: ReactNode
}

/** One setting: its field, under it what an empty value means and the reset, beside it where it is shown. */
function SettingRow({ setting, form, pages, children }: SettingRowProps) {
  const { key, whenEmpty = 'Empty, so it is not shown.' } = setting
  const isEmpty = form.values[key].length === 0
  return (
    <div
      id={`setting-${key}`}
      className={classNames(
        'grid grid-cols-1 gap-x-8 border-t-[1.5px] border-line py-4 first:border-t-0 first:pt-0 last:pb-0',
        pages && 'md:grid-cols-[minmax(0,1fr)_190px]',
      )}
    >
      <div>
        {children}
        <div className="flex flex-wrap items-center gap-x-5 text-label">
          {isEmpty && whenEmpty && <p className="py-1 font-semibold text-warn">{whenEmpty}</p>}
          <BackToOriginal setting={setting} form={form} />
        </div>
      </div>
      {pages && <SeenOn pages={pages} className="md:pt-1" />}
    </div>
  )
}

function BackToOriginal({
  setting: { key, label, backLabel },
  form,
}: Pick<SettingRowProps, 'setting' | 'form'>) {
  const defaults = key === 'coach_name' ? DEFAULT_SETTINGS : defaultSettingsFor(form.coachName)
  const original = defaults[key]
  if (isSame(form.values[key], original)) return null
  return (
    <button
      type="button"
      onClick={() => {
        form.change(key, original)
        form.leave(key)
      }}
      className="inline-flex min-h-11 items-center gap-1.5 font-[650] text-accent-text hover:underline"
    >
      <RotateCcw aria-hidden className="size-4" />
      {backLabel ?? 'Back to the original text'}
      <span className="sr-only">of {label}</span>
    </button>
  )
}

/** Lists where a setting is shown on the site, each place as a link that opens in a new tab. */
function SeenOn({ pages, className }: { pages: readonly SettingPage[]; className?: string }) {
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-4 self-start text-label', className)}>
      <p className="text-muted md:w-full">Seen on</p>
      <ul className="flex flex-wrap gap-x-4">
        {pages.map((page) => (
          <li key={page}>
            <a
              href={SETTING_PAGES[page].href}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center gap-1 font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-current md:min-h-7"
            >
              {SETTING_PAGES[page].label}
              <ExternalLink aria-hidden className="size-3.5" />
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface TextSettingFieldProps {
  setting: TextSetting
  form: SettingsForm
}

const INPUT_TYPES = { line: 'text', link: 'url', email: 'email', date: 'date' } as const

/** A setting that is one text: a line, a paragraph, an address, a day. */
function TextSettingField({ setting: { key, kind, label, help }, form }: TextSettingFieldProps) {
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

/** Returns the schema's own limit, where it is a plain one. */
function maxLengthOf(key: TextKey & keyof SiteSettings): number | undefined {
  const field = siteSettingsSchema.shape[key]
  return 'maxLength' in field ? (field.maxLength ?? undefined) : undefined
}
