import { Fragment } from 'react'
import { readPostalLines } from '../../../domain/mail/letter-text.ts'
import type { LetterSite } from '../../../domain/mail/letters.ts'
import { truncateAtWord } from '../../../domain/text/plain-text.ts'
import type { Letter } from './letter.ts'
import { Opening } from './opening.tsx'
import { LayoutTable, Link } from './pieces.tsx'
import {
  APPLE_STYLES,
  BASE_STYLES,
  DARK_STYLES,
  DISPLAY,
  OUTLOOK_DARK_STYLES,
  paint,
  TEXT,
} from './styles.ts'

/** Gmail accepts or drops a style element as a whole: rules a mail program may reject are in separate elements. */
const STYLES = [BASE_STYLES, DARK_STYLES, OUTLOOK_DARK_STYLES, APPLE_STYLES]

/** Outlook shows elements that are only `display: none`. */
const UNSEEN = { display: 'none', overflow: 'hidden', maxHeight: 0, maxWidth: 0, fontSize: 1, msoHide: 'all' }

/** In characters; mail programs show no more. */
const PREHEADER_MAX = 140
/** Padding after a short preheader, so that no mail program continues with the letter's first words. */
const UNSEEN_SPACES = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff'

/** The frame of all letters: a sheet of 600 px on every screen with room for it. */
export function Frame({ letter, site }: { letter: Letter; site: LetterSite }) {
  const { subject, body } = letter
  const preheader = truncateAtWord(letter.preheader, PREHEADER_MAX)
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>{subject}</title>
        {STYLES.map((css) => (
          <style key={css} dangerouslySetInnerHTML={{ __html: css }} />
        ))}
      </head>
      <body {...paint({ text: 'ink', back: 'sunken' }, { margin: 0, padding: 0 }, 'paper')}>
        <div style={UNSEEN} data-skip-in-text>
          {preheader}
          <div>{UNSEEN_SPACES.repeat(PREHEADER_MAX - preheader.length)}</div>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: mail programs drop elements younger than they are */}
        <div role="article" aria-roledescription="email" aria-label={subject} lang="en">
          <LayoutTable {...paint({ back: 'sunken' })}>
            <td align="center" className="apart" style={{ padding: '28px 0' }}>
              <OutlookMark place="open" />
              <LayoutTable align="center" style={{ maxWidth: 600 }}>
                <td>
                  <Opening letter={letter} site={site} />
                  <LayoutTable {...paint({ back: 'ground' })}>
                    <td {...paint({ text: 'ink' }, { padding: '32px', font: `17px/27px ${TEXT}` }, 'side')}>
                      {body}
                    </td>
                  </LayoutTable>
                  <Closing letter={letter} site={site} />
                </td>
              </LayoutTable>
              <OutlookMark place="close" />
            </td>
          </LayoutTable>
        </div>
      </body>
    </html>
  )
}

/** Word ignores padding on links. */
const BETWEEN_LINKS = '\u2003 '

/** The pine paper at the bottom: the sender, why the reader gets the letter, and the unsubscribe link. */
function Closing({ letter, site }: { letter: Letter; site: LetterSite }) {
  const { settings, site_url } = site
  const postal = letter.is_list_mail ? readPostalLines(settings.postal_address) : []
  const links = [
    ...(letter.unsubscribe_url ? [{ words: 'Unsubscribe', href: letter.unsubscribe_url }] : []),
    { words: 'Privacy policy', href: `${site_url}/privacy-policy` },
    { words: new URL(site_url).host, href: site_url },
  ]
  return (
    <LayoutTable {...paint({ back: 'surface-pine' }, { borderRadius: '0 0 10px 10px' }, 'sheet')}>
      <td className="side" style={{ padding: '30px 32px 34px' }}>
        <p
          {...paint(
            { text: 'mark' },
            { margin: 0, font: `bold 26px/32px ${DISPLAY}`, letterSpacing: '-.02em' },
          )}
        >
          {settings.site_name}
        </p>
        {settings.tagline && (
          <p {...paint({ text: 'on-pine' }, { margin: '4px 0 0', font: `15px/23px ${TEXT}` })}>
            {settings.tagline}
          </p>
        )}
        <p {...paint({ text: 'on-pine-2' }, { margin: '18px 0 0', font: `13px/20px ${TEXT}` })}>
          {letter.reason}
        </p>
        {postal.length > 0 && (
          <p {...paint({ text: 'on-pine-2' }, { margin: '12px 0 0', font: `13px/20px ${TEXT}` })}>
            {postal.map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </p>
        )}
        <p {...paint({ text: 'on-pine' }, { margin: '12px 0 0', font: `13px/32px ${TEXT}` })}>
          {links.map(({ words, href }) => (
            <Fragment key={words}>
              <Link
                href={href}
                {...paint(
                  { text: 'on-pine' },
                  {
                    display: 'inline-block',
                    font: `13px/32px ${TEXT}`,
                    textDecoration: 'underline',
                  },
                )}
              >
                {words}
              </Link>
              {BETWEEN_LINKS}
            </Fragment>
          ))}
        </p>
      </td>
    </LayoutTable>
  )
}

/** Conditional comments for classic Outlook, by their place in the letter. */
const COMMENTS = {
  open: '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
  close: '<!--[if mso]></td></tr></table><![endif]-->',
}
type Place = keyof typeof COMMENTS

/** Without it, Outlook at 144 dpi shows a letter half as wide as its text. */
const HEAD_COMMENT =
  '<!--[if mso]><noscript><xml><o:OfficeDocumentSettings xmlns:o="urn:schemas-microsoft-com:office:office"><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]-->'

/** Marks where such a comment is inserted; React cannot render comments. */
function OutlookMark({ place }: { place: Place }) {
  return <wbr data-outlook={place} />
}

/** Inserts the comments. Outlook ignores max-width: it gets a table of 600 px around the sheet. */
export function addOutlookComments(html: string): string {
  return html
    .replace('</head>', `${HEAD_COMMENT}</head>`)
    .replace('<wbr data-outlook="open"/>', COMMENTS.open)
    .replace('<wbr data-outlook="close"/>', COMMENTS.close)
}
