import { FORMAL_GROUPS } from './formal-groups.ts'
import { IDENTITY_GROUPS } from './identity-groups.ts'
import { PAGE_GROUPS } from './page-groups.ts'
import type { SettingGroup } from './setting.ts'

/** Every setting of the site, in the order the coach meets them (product §18). */
export const SETTING_GROUPS: readonly SettingGroup[] = [...IDENTITY_GROUPS, ...PAGE_GROUPS, ...FORMAL_GROUPS]
