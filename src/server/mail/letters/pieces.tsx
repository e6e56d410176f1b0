import type { AnchorHTMLAttributes, ReactNode, TableHTMLAttributes } from 'react'
import type { LetterSite } from '../../../domain/mail/letters.ts'
import { squareUrl } from '../../../domain/site/look.ts'
import { DISPLAY, paint, TEXT } from './styles.ts'

/** The building blocks of letters, stacked vertically, 16 px apart. */

/** A layout table of one row: Word supports padding on cells only. */
export function LayoutTable({ children, ...rest }: TableHTMLAttributes<HTMLTableElement>) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} {...rest}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  )
}

/** Opens a new tab in webmail. */
export function Link(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a target="_blank" {...props} />
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <p {...paint({ text: 'ink' }, { margin: '0 0 16px', font: `17px/27px ${TEXT}` })}>{children}</p>
}

export function SmallPrint({ children }: { children: ReactNode }) {
  return <p {...paint({ text: 'ink-2' }, { margin: '0 0 12px', font: `15px/23px ${TEXT}` })}>{children}</p>
}

/** The name under a letter, and the coach's portrait where there is one. */
export function Signature({ site, children }: { site: LetterSite; children: ReactNode }) {
  const portrait = site.look?.portrait
  return (
    <p {...paint({ text: 'ink' }, { margin: '24px 0 8px', font: `bold 20px/28px ${DISPLAY}` })}>
      {portrait && (
        <img
          src={new URL(squareUrl(portrait, 96), site.site_url).href}
          alt=""
          width={48}
          height={48}
          style={{ marginRight: 12, borderRadius: 24, verticalAlign: 'middle' }}
        />
      )}
      {children}
    </p>
  )
}

/** A short text link that does not wrap. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      {...paint(
        { text: 'accent-text' },
        { fontWeight: 600, textDecoration: 'underline', whiteSpace: 'nowrap' },
      )}
    >
      {children}
    </Link>
  )
}

/** Word ignores padding on links: spaces 28 px wide, visible only to it, replace it. */
const OUTLOOK_PADDING = {
  before:
    '<!--[if mso]><i style="mso-font-width:466.6666666666667%;mso-text-raise:21" hidden>&#8202;&#8202;&#8202;</i><![endif]-->',
  after:
    '<!--[if mso]><i style="mso-font-width:466.6666666666667%" hidden>&#8202;&#8202;&#8202;&#8203;</i><![endif]-->',
}

const OUTLOOK_NO_PADDING = { msoPaddingAlt: '0px' }
const OUTLOOK_LABEL = {
  ...OUTLOOK_NO_PADDING,
  maxWidth: '100%',
  display: 'inline-block',
  lineHeight: '120%',
  msoTextRaise: '10.5px',
}

/** The letter's one button; in classic Outlook it has square corners. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <LayoutTable>
      <td style={{ padding: '10px 0 26px' }}>
        <Link
          href={href}
          {...paint(
            { text: 'on-accent', back: 'accent', line: 'accent-edge' },
            {
              display: 'inline-block',
              maxWidth: '100%',
              ...OUTLOOK_NO_PADDING,
              padding: '14px 28px',
              borderRadius: 999,
              borderStyle: 'solid',
              borderWidth: '0 0 3px',
              font: `600 17px/20px ${TEXT}`,
              textAlign: 'center',
              textDecoration: 'none',
            },
          )}
        >
          <span dangerouslySetInnerHTML={{ __html: OUTLOOK_PADDING.before }} />
          <span style={OUTLOOK_LABEL}>{children}</span>
          <span dangerouslySetInnerHTML={{ __html: OUTLOOK_PADDING.after }} />
        </Link>
      </td>
    </LayoutTable>
  )
}

/** An address written out, for mail programs that show no button. */
export function WrittenLink({ href }: { href: string }) {
  return (
    <Link
      href={href}
      {...paint(
        { text: 'ink-2' },
        { font: `13px/20px ${TEXT}`, textDecoration: 'underline', wordBreak: 'break-all' },
      )}
    >
      {href}
    </Link>
  )
}

interface QuotationProps {
  /** Name of the answering coach, above the text: the coach's words are on butter. */
  coach?: string
  children: string
}

/** Quoted text, with its line breaks. */
export function Quotation({ coach, children }: QuotationProps) {
  return (
    <LayoutTable style={{ marginBottom: 20 }}>
      <td
        dir="auto"
        {...paint(
          coach === undefined
            ? { text: 'ink', back: 'sunken' }
            : { text: 'on-field', back: 'surface-butter' },
          {
            padding: '18px 20px',
            borderRadius: 10,
            font: `17px/27px ${TEXT}`,
            wordBreak: 'break-word',
            textAlign: 'start',
          },
        )}
      >
        {coach !== undefined && (
          <>
            <b>{coach}</b>
            <br />
          </>
        )}
        {toLines(children).map((line, index) => (
          <span key={index}>
            {index > 0 && <br />}
            {line}
          </span>
        ))}
      </td>
    </LayoutTable>
  )
}

export function toLines(text: string): string[] {
  return text.toWellFormed().split(/\r\n?|\n/)
}
