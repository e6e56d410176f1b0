import { type LucideIcon, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button, IconButton } from '../../web/ui/button.tsx'

type SmallButtonProps = ComponentProps<'button'> & { icon?: LucideIcon }

/** One of several things to do. */
export function LineButton(props: SmallButtonProps) {
  return <SmallButton look="line" {...props} />
}

/** What stands back behind another button: Cancel beside Save. */
export function QuietButton(props: SmallButtonProps) {
  return <SmallButton look="quiet" {...props} />
}

function SmallButton({ icon: Icon, children, ...rest }: ComponentProps<typeof Button> & SmallButtonProps) {
  return (
    <Button size="small" {...rest}>
      {Icon && <Icon aria-hidden className="size-4.5" />}
      {children}
    </Button>
  )
}

/** At the end of a row: asks whether to delete it. */
export function DeleteButton(props: Pick<ComponentProps<typeof IconButton>, 'label' | 'onClick'>) {
  return (
    <IconButton className="border-transparent hover:text-danger" {...props}>
      <Trash2 aria-hidden className="size-4.5" />
    </IconButton>
  )
}
