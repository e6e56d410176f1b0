import { type ReactNode, useState } from 'react'
import { isBlank } from '../../../domain/text/control-characters.ts'
import { TextField } from '../../../web/ui/field.tsx'
import { showToast } from '../../../web/ui/toast.ts'
import { describeFailure, fieldFailure } from '../../data/api.ts'
import { useChange } from '../../data/calls.ts'
import { BusyButton, QuietButton } from '../../ui/buttons.tsx'
import { DialogBody, DialogFoot, DialogHead, SheetDialog } from '../../ui/dialogs.tsx'
import { Switch } from '../../ui/fields.tsx'
import { Form } from '../../ui/form.tsx'
import type { FormDraftProps } from '../../ui/form-drafts.ts'
import { TAXONOMY_KINDS, type Taxonomy, type TaxonomyKind } from './taxonomy.ts'

interface TaxonomyFormProps<Fields> extends FormDraftProps<Fields> {
  kind: TaxonomyKind
  /** Null for a new one. */
  taxonomy: Taxonomy | null
  maxName: number
  /** The label of the switch that removes it from the editors. */
  offer: { label: string; hint: string }
  /** The fields between the name and that switch. */
  children: (parts: {
    type: (change: Partial<Fields>) => void
    failureOf: (field: string) => string | null
  }) => ReactNode
}

/** The sheet in which a category or an author is edited: first its name, last whether the editors offer it. */
export function TaxonomyForm<Fields extends { name: string; is_active: boolean }>({
  kind,
  taxonomy,
  maxName,
  offer,
  fields,
  onType,
  onSaved,
  onCancel,
  onClose,
  children,
}: TaxonomyFormProps<Fields>) {
  const { singular, Singular } = TAXONOMY_KINDS[kind]
  const [isNameless, setNameless] = useState(false)
  const { create, update } = TAXONOMY_KINDS[kind].calls
  const onSuccess = () => {
    showToast({ title: `${Singular} saved successfully!` })
    onSaved()
  }
  const creating = useChange(create, { onSuccess })
  const updating = useChange(update, { onSuccess })
  const saving = taxonomy ? updating : creating
  const type = (typed: Fields) => {
    setNameless(false)
    onType(typed)
  }
  const save = () => {
    if (saving.isPending) return
    if (isBlank(fields.name)) setNameless(true)
    else if (taxonomy) updating.mutate({ params: { id: taxonomy.id }, body: fields })
    else creating.mutate({ body: fields })
  }
  const nameError = isNameless ? 'Name is required' : fieldFailure(saving.error, 'name')
  return (
    <SheetDialog open onClose={onClose} className="m-auto max-w-[min(520px,calc(100%-2rem))]">
      <Form onSubmit={save}>
        <DialogBody>
          <DialogHead title={taxonomy ? `Edit “${taxonomy.name}”` : `New ${singular}`} />
          <TextField
            label="Name"
            value={fields.name}
            maxLength={maxName}
            autoComplete="off"
            error={nameError}
            onChange={({ target }) => type({ ...fields, name: target.value })}
          />
          {children({
            type: (change) => type({ ...fields, ...change }),
            failureOf: (field) => fieldFailure(saving.error, field),
          })}
          <Switch
            {...offer}
            checked={fields.is_active}
            onChange={(is_active) => type({ ...fields, is_active })}
          />
          <div role="alert" className="empty:hidden">
            {saving.error && !nameError && (
              <p className="font-semibold text-danger">{describeFailure(saving.error)}</p>
            )}
          </div>
        </DialogBody>
        <DialogFoot>
          <QuietButton onClick={onCancel}>Cancel</QuietButton>
          <BusyButton type="submit" size="small" busy={saving.isPending}>
            {saving.isPending ? 'Saving...' : 'Save'}
          </BusyButton>
        </DialogFoot>
      </Form>
    </SheetDialog>
  )
}
