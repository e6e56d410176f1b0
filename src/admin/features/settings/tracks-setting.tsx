import { SETTING_LIMITS, type Track } from '../../../domain/site/settings.ts'
import { TextField } from '../../../web/ui/field.tsx'
import { ListEditor } from './list-editor.tsx'
import type { SettingFieldProps } from './setting-field-props.ts'

const BLANK: Track = { title: '', artist: '', duration: '' }

export function TracksSetting({ setting: { key, label, help }, form }: SettingFieldProps<'tracks'>) {
  const problems = form.problems(key)
  return (
    <ListEditor
      label={label}
      help={help}
      items={form.values[key]}
      onChange={(items) => form.change(key, items)}
      onLeave={() => form.leave(key)}
      max={SETTING_LIMITS.tracks}
      blank={BLANK}
      addLabel="Add a track"
      nameOf={({ title }, index) => title || `Track ${index + 1}`}
      error={problems['']}
      renderItem={(item, index, change) => (
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_110px]">
          <TextField
            label="Title"
            value={item.title}
            maxLength={SETTING_LIMITS.line}
            error={problems[`${index}.title`]}
            onChange={({ currentTarget: { value } }) => change({ ...item, title: value })}
          />
          <TextField
            label="Artist"
            value={item.artist}
            maxLength={SETTING_LIMITS.line}
            error={problems[`${index}.artist`]}
            onChange={({ currentTarget: { value } }) => change({ ...item, artist: value })}
          />
          <TextField
            label="Length"
            placeholder="3:24"
            value={item.duration}
            maxLength={SETTING_LIMITS.trackDuration}
            error={problems[`${index}.duration`]}
            onChange={({ currentTarget: { value } }) => change({ ...item, duration: value })}
          />
        </div>
      )}
    />
  )
}
