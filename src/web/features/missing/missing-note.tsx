import { ButtonLink } from '../../ui/button.tsx'

export interface MissingNoteProps {
  title: string
  sentence: string
  picture: string
  /** A link with which a reader can go on. */
  back: { href: string; label: string }
}

/** Says that an address has no page any more, and offers a link to go on. */
export function MissingNote({ title, sentence, picture, back }: MissingNoteProps) {
  return (
    <div className="grid items-center gap-5 low:grid-cols-[5fr_3fr] lg:grid-cols-2 lg:gap-14">
      <img
        src={picture}
        alt=""
        width={800}
        height={450}
        className="w-full rounded-paper shadow-cut row-start-1 low:col-start-2 lg:col-start-2"
      />
      <div className="grid justify-items-start gap-5">
        <h1 className="type-d2">{title}</h1>
        <p className="type-lead text-muted max-w-120">{sentence}</p>
        <ButtonLink href={back.href}>{back.label}</ButtonLink>
      </div>
    </div>
  )
}
