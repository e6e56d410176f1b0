import { LatePart } from '../../ui/late-part.tsx'
import type { NotesSectionProps } from './notes-address.ts'

/** Rendered with the page on the server only; the browser loads it when it is near or touched. */
const NotesSection = import.meta.env.SSR ? (await import('./notes-section.tsx')).NotesSection : null

/** The place of readers' notes under an item, left as served until a reader comes near. */
export function NotesPlace(props: NotesSectionProps) {
  return (
    <LatePart
      Served={NotesSection}
      load={async () => (await import('./notes-section.tsx')).NotesSection}
      props={props}
    />
  )
}
