import { SettingsView } from '../features/settings/settings-view.tsx'

/** `/admin/settings`. */
export function Component() {
  return <SettingsView />
}
