import { useRef, useState } from 'react'
import { imageCalls } from '../../../domain/images/image-calls.ts'
import type { LibraryImage } from '../../../domain/images/library-image.ts'
import { CONTENT_LIMITS } from '../../../domain/items/limits.ts'
import { FieldError, TextField } from '../../../web/ui/field.tsx'
import { showToast } from '../../../web/ui/toast.ts'
import { describeFailure } from '../../data/api.ts'
import { useChange } from '../../data/calls.ts'
import { BusyButton } from '../../ui/buttons.tsx'
import { Form } from '../../ui/form.tsx'

interface AltTextFieldProps {
  value: string | null
  onChange: (alt: string | null) => void
  onBlur?: () => void
  /** True once there is an image: a missing description is then pointed out. It never blocks anything. */
  isAsked: boolean
}

/** Edits the description of an image, and asks for a missing one without insisting. */
export function AltTextField({ value, onChange, onBlur, isAsked }: AltTextFieldProps) {
  const isMissing = isAsked && !value?.trim()
  return (
    <TextField
      label="Describe the picture"
      value={value ?? ''}
      maxLength={CONTENT_LIMITS.imageAlt}
      onBlur={onBlur}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
      hint={
        <>
          Read aloud to people who can’t see it.{' '}
          {isMissing && (
            <strong className="font-semibold text-warn">
              Still missing: one sentence about what it shows, such as “A woman stretching by a window”.
            </strong>
          )}
        </>
      }
    />
  )
}

/** Edits the description that an image has wherever it is chosen. */
export function ImageAltForm({ image }: { image: LibraryImage }) {
  const [alt, setAlt] = useState(image.alt)
  const save = useChange(imageCalls.change, {
    async onSuccess({ image: changed }, _input, refreshed) {
      setAlt(changed.alt)
      await refreshed
      showToast({ title: 'Description saved' })
    },
  })
  return (
    <Form
      className="grid justify-items-stretch gap-2"
      onSubmit={() => {
        if (alt.trim() !== image.alt)
          save.mutate({ params: { '*': image.public_id }, body: { alt: alt.trim() } })
      }}
    >
      <AltTextField value={alt} isAsked onChange={(next) => setAlt(next ?? '')} />
      {save.isError && (
        <div role="alert">
          <FieldError id={`${image.public_id}-alt-error`}>
            We couldn’t save the description. {describeFailure(save.error)}
          </FieldError>
        </div>
      )}
      <BusyButton
        type="submit"
        look="line"
        size="small"
        className="justify-self-start"
        busy={alt.trim() === image.alt || save.isPending}
      >
        {save.isPending ? 'Saving...' : 'Save description'}
      </BusyButton>
    </Form>
  )
}

/**
 * Stores the description of a new upload in the library, so that it is used with the image again. The item has its own
 * copy in any case, so a failure needs no message.
 */
export function useLibraryDescription() {
  const undescribed = useRef<string>(null)
  const save = useChange(imageCalls.change)
  return {
    /** Registers an image that has no description in the library yet. */
    expect: (publicId: string) => {
      undescribed.current = publicId
    },
    give: (publicId: string | null, alt: string | null) => {
      const words = alt?.trim() ?? ''
      if (publicId === null || publicId !== undescribed.current || words === '') return
      undescribed.current = null
      save.mutate({ params: { '*': publicId }, body: { alt: words } })
    },
  }
}
