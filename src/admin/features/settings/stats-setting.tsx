import { SETTING_LIMITS, type Stat } from '../../../domain/site/settings.ts'
import { TextField } from '../../../web/ui/field.tsx'
import { ListEditor } from './list-editor.tsx'
import type { SettingFieldProps } from './setting-field-props.ts'
import { StatValueField } from './stat-value-field.tsx'

const BLANK: Stat = { value: 0, suffix: '', label: '', description: '' }

export function StatsSetting({ setting: { key, label, help }, form }: SettingFieldProps<'stats'>) {
  const problems = form.problems(key)
  return (
    <ListEditor
      label={label}
      help={help}
      items={form.values[key]}
      onChange={(items) => form.change(key, items)}
      onLeave={() => form.leave(key)}
      max={SETTING_LIMITS.stats}
      blank={BLANK}
      addLabel="Add a number"
      nameOf={(stat, index) =>
        stat.label ? `${stat.value}${stat.suffix} ${stat.label}` : `Number ${index + 1}`
      }
      error={problems['']}
      renderItem={(item, index, change) => (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-[110px_90px_minmax(0,1fr)]">
          <StatValueField
            value={item.value}
            error={problems[`${index}.value`]}
            onChange={(value) => change({ ...item, value })}
          />
          <TextField
            label="After it"
            placeholder="+"
            value={item.suffix}
            maxLength={SETTING_LIMITS.statSuffix}
            error={problems[`${index}.suffix`]}
            onChange={({ currentTarget: { value } }) => change({ ...item, suffix: value })}
          />
          <div className="max-sm:col-span-2">
            <TextField
              label="What it counts"
              value={item.label}
              maxLength={SETTING_LIMITS.line}
              error={problems[`${index}.label`]}
              onChange={({ currentTarget: { value } }) => change({ ...item, label: value })}
            />
          </div>
          {key === 'about_stats' && (
            <div className="col-span-full">
              <TextField
                label="Line under it"
                value={item.description}
                maxLength={SETTING_LIMITS.line}
                error={problems[`${index}.description`]}
                onChange={({ currentTarget: { value } }) => change({ ...item, description: value })}
              />
            </div>
          )}
        </div>
      )}
    />
  )
}
