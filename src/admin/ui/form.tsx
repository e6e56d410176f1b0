import type { ComponentProps } from 'react'

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: (form: HTMLFormElement) => void
}

/**
 * A form submitted and validated by the project's own code. In a dialog the event does not propagate: through React it
 * would reach the form from which the dialog was opened.
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
