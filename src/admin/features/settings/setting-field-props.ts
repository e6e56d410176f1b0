import type { Setting } from './setting.ts'
import type { SettingsForm } from './use-settings-form.ts'

export interface SettingFieldProps<Kind extends Setting['kind']> {
  setting: Extract<Setting, { kind: Kind }>
  form: SettingsForm
}
