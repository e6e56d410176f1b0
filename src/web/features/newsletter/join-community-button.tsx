import { type MouseEvent, type ReactNode, useState } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { rememberShown } from './popup-memory.ts'
import { useNewsletterDialog } from './use-newsletter-dialog.ts'

const ID = 'join-community'
const FOOTER_FORM = '#newsletter'

/** Opens the newsletter form (source `blog-cta`). Without JavaScript it links to the form in the footer. */
export function JoinCommunityButton({ children }: { children: ReactNode }) {
  const { Sheet, prepare } = useNewsletterDialog()
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)

  async function openDialog(event: MouseEvent) {
    event.preventDefault()
    try {
      await prepare()
      // The popup with the same offer is no longer needed.
      rememberShown()
      setOpen(true)
    } catch {
      window.location.hash = FOOTER_FORM
    }
  }

  return (
    <>
      {hydrated ? (
        <button
          type="button"
          id={ID}
          aria-haspopup="dialog"
          onPointerEnter={() => void prepare().catch(() => undefined)}
          onClick={(event) => void openDialog(event)}
          className={buttonClass({ look: 'ink' })}
        >
          {children}
        </button>
      ) : (
        <a href={FOOTER_FORM} id={ID} data-early className={buttonClass({ look: 'ink' })}>
          {children}
        </a>
      )}
      {Sheet && <Sheet open={open} source="blog-cta" onClose={() => setOpen(false)} />}
    </>
  )
}
