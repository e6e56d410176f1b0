import { Panel } from '../../ui/panel.tsx'
import { BannerPreview } from './banner-preview.tsx'
import { SeenOn } from './seen-on.tsx'
import type { Setting, SettingGroup } from './setting.ts'
import { SettingRow } from './setting-row.tsx'
import { isSame } from './settings-changes.ts'
import { StatsSetting } from './stats-setting.tsx'
import { TestimonialsSetting } from './testimonials-setting.tsx'
import { TextSettingField } from './text-setting.tsx'
import { TimeZoneSetting } from './time-zone-setting.tsx'
import { TracksSetting } from './tracks-setting.tsx'
import type { SettingsForm } from './use-settings-form.ts'

/** One subject of the settings on its own sheet. */
export function SettingGroupPanel({ group, form }: { group: SettingGroup; form: SettingsForm }) {
  const { id, title, intro, settings } = group
  const shared = sharedPages(settings)
  return (
    <div id={id} tabIndex={-1} className="scroll-mt-24 rounded-field">
      <Panel title={title}>
        <div className="-mt-3 text-small text-muted">
          <p>{intro}</p>
          {shared && <SeenOn pages={shared} className="mt-1 md:[&>p]:w-auto" />}
        </div>
        <div>
          {settings.map((setting) => (
            <SettingRow key={setting.key} setting={setting} form={form} hasOwnPages={shared === null}>
              <SettingField setting={setting} form={form} />
            </SettingRow>
          ))}
        </div>
        {id === 'banner' && <BannerPreview values={form.values} />}
      </Panel>
    </div>
  )
}

/** The pages of a group of which every setting is seen in the same places: said once. */
function sharedPages(settings: readonly Setting[]): Setting['pages'] | null {
  const [first, ...others] = settings.map(({ pages }) => pages)
  return first && others.every((pages) => isSame(pages, first)) ? first : null
}

function SettingField({ setting, form }: { setting: Setting; form: SettingsForm }) {
  switch (setting.kind) {
    case 'stats':
      return <StatsSetting setting={setting} form={form} />
    case 'testimonials':
      return <TestimonialsSetting setting={setting} form={form} />
    case 'tracks':
      return <TracksSetting setting={setting} form={form} />
    case 'time_zone':
      return <TimeZoneSetting setting={setting} form={form} />
    default:
      return <TextSettingField setting={setting} form={form} />
  }
}
