import type { ComponentProps } from 'react'

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: (form: HTMLFormElement) => void
}

/**
 * A form that is sent by our own code and checked by it. In a dialog it sends itself alone: what React tells of it would
 * reach the form the dialog was opened from.
 */
export function Form({ onSubmit, ...rest }: FormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onSubmit(event.currentTarget)
      }}
      {...rest}
    />
  )
}
