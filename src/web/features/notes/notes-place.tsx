import { LatePart } from '../../ui/late-part.tsx'
import type { NotesSectionProps } from './noted-address.ts'

/** Only the server makes it with the page; in the browser it is loaded when it is near or touched. */
const NotesSection = import.meta.env.SSR ? (await import('./notes-section.tsx')).NotesSection : null

/** Where readers' notes stand under an item, kept as it was served until a reader comes near. */
export function NotesPlace(props: NotesSectionProps) {
  return (
    <LatePart
      Served={NotesSection}
      load={async () => (await import('./notes-section.tsx')).NotesSection}
      props={props}
    />
  )
}
