import { SETTING_LIMITS, type Testimonial } from '../../../domain/site/settings.ts'
import { TextArea, TextField } from '../../../web/ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { ListEditor } from './list-editor.tsx'
import type { SettingFieldProps } from './setting-field-props.ts'

const BLANK: Testimonial = { name: '', text: '', rating: 5 }
const RATINGS = [5, 4, 3, 2, 1].map((rating) => ({
  value: String(rating),
  label: rating === 1 ? '1 star' : `${rating} stars`,
}))

export function TestimonialsSetting({
  setting: { key, label, help },
  form,
}: SettingFieldProps<'testimonials'>) {
  const problems = form.problems(key)
  return (
    <ListEditor
      label={label}
      help={help}
      items={form.values[key]}
      onChange={(items) => form.change(key, items)}
      onLeave={() => form.leave(key)}
      max={SETTING_LIMITS.testimonials}
      blank={BLANK}
      addLabel="Add a testimonial"
      nameOf={({ name }, index) => name || `Testimonial ${index + 1}`}
      error={problems['']}
      renderItem={(item, index, change) => (
        <div className="grid gap-3">
          <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_150px]">
            <TextField
              label="Name"
              value={item.name}
              maxLength={SETTING_LIMITS.line}
              error={problems[`${index}.name`]}
              onChange={({ currentTarget: { value } }) => change({ ...item, name: value })}
            />
            <SelectField
              label="Stars"
              options={RATINGS}
              value={String(item.rating)}
              error={problems[`${index}.rating`]}
              onChange={({ currentTarget: { value } }) => change({ ...item, rating: Number(value) })}
            />
          </div>
          <TextArea
            label="What she says"
            value={item.text}
            maxLength={SETTING_LIMITS.text}
            className="min-h-24!"
            error={problems[`${index}.text`]}
            onChange={({ currentTarget: { value } }) => change({ ...item, text: value })}
          />
        </div>
      )}
    />
  )
}
