import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { DEFAULT_SETTINGS, defaultSettingsFor } from '../../../domain/site/default-settings.ts'
import { classNames } from '../../../web/ui/class-names.ts'
import { SeenOn } from './seen-on.tsx'
import type { Setting } from './setting.ts'
import { isSame } from './settings-changes.ts'
import type { SettingsForm } from './use-settings-form.ts'

interface SettingRowProps {
  setting: Setting
  form: SettingsForm
  /** False where the whole group is seen in the same places. */
  hasOwnPages: boolean
  children: ReactNode
}

/** One setting: its field, under it what its being empty means and the way back, beside it where it is seen. */
export function SettingRow({ setting, form, hasOwnPages, children }: SettingRowProps) {
  const { key, pages, whenEmpty } = setting
  const isEmpty = form.values[key].length === 0
  return (
    <div
      id={`setting-${key}`}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-x-8 border-t-[1.5px] border-line py-4 first:border-t-0 first:pt-0 last:pb-0',
        hasOwnPages && 'md:grid-cols-[minmax(0,1fr)_190px]',
      )}
    >
      <div>
        {children}
        <div className="flex flex-wrap items-center gap-x-5 text-label">
          {isEmpty && whenEmpty && <p className="py-1 font-semibold text-warn">{whenEmpty}</p>}
          <BackToOriginal setting={setting} form={form} />
        </div>
      </div>
      {hasOwnPages && <SeenOn pages={pages} className="md:pt-1" />}
    </div>
  )
}

function BackToOriginal({ setting: { key, label }, form }: Pick<SettingRowProps, 'setting' | 'form'>) {
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
      Back to the original text
      <span className="sr-only">of {label}</span>
    </button>
  )
}
