import { FORMAL_GROUPS } from './groups/formal-groups.ts'
import { IDENTITY_GROUPS } from './groups/identity-groups.ts'
import { PAGE_GROUPS } from './groups/page-groups.ts'
import type { SettingGroup, SettingKey } from './setting.ts'

interface SettingSection {
  title: string
  groups: readonly SettingGroup[]
}

/** Every setting of the site, in the order the coach meets them (SET-RULE-1); each group is a panel of its own. */
export const SETTING_SECTIONS: readonly SettingSection[] = [
  { title: 'You', groups: IDENTITY_GROUPS },
  { title: 'Pages', groups: PAGE_GROUPS },
  { title: 'Law and letters', groups: FORMAL_GROUPS },
]

export const SETTING_GROUPS: readonly SettingGroup[] = SETTING_SECTIONS.flatMap(({ groups }) => groups)

export function groupOf(key: SettingKey): SettingGroup | undefined {
  return SETTING_GROUPS.find(({ settings }) => settings.some((setting) => setting.key === key))
}
