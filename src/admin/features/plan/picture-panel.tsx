import { Image } from 'lucide-react'
import { useState } from 'react'
import { PLAN_PICTURES } from '../../../domain/newsletter/plan-pictures.ts'
import { planPicture } from '../../../web/features/plan/plan-pictures.ts'
import { FieldError } from '../../../web/ui/field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { PlanField } from './plan-field.tsx'
import { choosePicture } from './plan-form.ts'
import type { PlanEditing } from './use-plan-form.ts'

export function PicturePanel({ editing }: { editing: PlanEditing }) {
  const { form, problems, change } = editing
  const [isChoosing, setChoosing] = useState(false)
  const problem = problems.get('illustration')
  return (
    <Panel title="Picture">
      <img
        src={planPicture(form.illustration)}
        alt=""
        width={800}
        height={450}
        className="aspect-video w-full max-w-100 rounded-paper object-cover"
      />
      <TextButton
        icon={Image}
        className="-mt-2 -ml-1.5 justify-self-start"
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        Choose another picture
      </TextButton>
      {problem && <FieldError id="plan-picture-error">{problem}</FieldError>}
      <PlanField
        editing={editing}
        name="illustration_alt"
        label="What it shows"
        hint="For readers who can’t see the picture."
      />
      <TitledDialog open={isChoosing} title="Which picture?" width="wide" onClose={() => setChoosing(false)}>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {PLAN_PICTURES.map(({ name, label }) => (
            <li key={name}>
              <button
                type="button"
                aria-pressed={name === form.illustration}
                onClick={() => {
                  change(choosePicture(form, name))
                  setChoosing(false)
                }}
                className="grid w-full gap-1.5 rounded-field border-[1.5px] border-line p-2 text-left text-small font-semibold hover:bg-sunken aria-pressed:border-2 aria-pressed:border-ink aria-pressed:bg-butter aria-pressed:text-on-field"
              >
                <img
                  src={planPicture(name)}
                  alt=""
                  width={800}
                  height={450}
                  loading="lazy"
                  className="aspect-video w-full rounded-paper object-cover"
                />
                {label}
              </button>
            </li>
          ))}
        </ul>
      </TitledDialog>
    </Panel>
  )
}
