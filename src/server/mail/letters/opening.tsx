import type { LetterSite } from '../../../domain/mail/letters.ts'
import { fitLogo, type LookImage, logoUrl, standsForName } from '../../../domain/site/look.ts'
import type { Letter } from './letter.ts'
import { LayoutTable, Link } from './pieces.tsx'
import { DISPLAY, POPPY, paint, SUNS, TEXT } from './styles.ts'

/** Together they fill the sheet's width. */
const WORDS_WIDTH = 400
const SUN_WIDTH = 200

/** The coloured paper at the top: the sender, the title, and a sun that rises from its edge. */
export function Opening({ letter, site }: { letter: Letter; site: LetterSite }) {
  return (
    <LayoutTable {...paint({ back: `surface-${letter.field}` }, { borderRadius: '10px 10px 0 0' }, 'sheet')}>
      <td>
        <LayoutTable>
          <td className="side" style={{ padding: '26px 32px 0' }}>
            <Brand site={site} />
          </td>
        </LayoutTable>
        <LayoutTable>
          {/* Boxes in a line rather than columns: where there is no room the sun comes below, without media queries too. */}
          <td style={{ fontSize: 0, textAlign: 'left' }}>
            <div className="words" style={{ ...BOX, maxWidth: WORDS_WIDTH }}>
              <LayoutTable>
                <td className="side title-room" style={{ padding: '44px 0 38px 32px' }}>
                  <Title letter={letter} />
                </td>
              </LayoutTable>
            </div>
            <div className="sun" style={{ ...BOX, maxWidth: SUN_WIDTH, ...UNSEEN_BY_OUTLOOK }}>
              <div className="side" style={{ padding: '0 32px 0 16px' }}>
                <Sun letter={letter} />
              </div>
            </div>
          </td>
        </LayoutTable>
      </td>
    </LayoutTable>
  )
}

const BOX = { display: 'inline-block', width: '100%', verticalAlign: 'bottom' } as const

function Title({ letter: { eyebrow, title, is_personal } }: { letter: Letter }) {
  return (
    <div data-skip-in-text={is_personal}>
      {eyebrow && (
        <p {...paint({ text: 'on-field-2' }, { margin: '0 0 8px', font: `15px/22px ${TEXT}` })}>{eyebrow}</p>
      )}
      <h1
        {...paint(
          { text: 'on-field' },
          {
            margin: 0,
            font: `bold 40px/1.12 ${DISPLAY}`,
            letterSpacing: '-.02em',
            wordBreak: 'break-word',
            textWrap: 'balance',
          },
          'title',
        )}
      >
        {title}
      </h1>
    </div>
  )
}

/** Half of the sun, as on the site, is visible where a letter sets no height. */
const HALF = 0.5
const SUN_SIZE = 152

function Sun({ letter: { field, sun = HALF } }: { letter: Letter }) {
  const [colour] = SUNS[field]
  return (
    <table role="presentation" aria-hidden="true" align="right" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td style={{ fontSize: 0, lineHeight: 0 }}>
            <div style={{ width: SUN_SIZE, height: Math.round(SUN_SIZE * sun), overflow: 'hidden' }}>
              <div
                className={`b-sun-${field}`}
                style={{
                  width: SUN_SIZE,
                  height: SUN_SIZE,
                  borderRadius: SUN_SIZE / 2,
                  backgroundColor: colour,
                }}
              />
            </div>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** The site's name beside its mark; the coach's own logo replaces the mark, or both. */
function Brand({ site }: { site: LetterSite }) {
  const logo = site.look?.logo
  if (logo && standsForName(logo)) {
    return (
      <Link href={site.site_url} {...paint({ text: 'on-field' }, { textDecoration: 'none' })}>
        <Logo logo={logo} site={site} alt={site.settings.site_name} />
      </Link>
    )
  }
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td style={{ paddingRight: 10, verticalAlign: 'middle', ...(logo ? {} : UNSEEN_BY_OUTLOOK) }}>
            {logo ? <Logo logo={logo} site={site} alt="" /> : <Mark />}
          </td>
          <td style={{ verticalAlign: 'middle' }}>
            <Link
              href={site.site_url}
              {...paint(
                { text: 'on-field' },
                { font: `bold 19px/24px ${DISPLAY}`, letterSpacing: '-.01em', textDecoration: 'none' },
              )}
            >
              {site.settings.site_name}
            </Link>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** A background that contrasts with the logo in light and dark mode: mail programs change the colours around it. */
const PLATES = { dark: '#fafaf6', light: '#18312b' }

/** The only site image that letters load, where the coach has a logo; its alt text is shown until it loads. */
function Logo({ logo, site: { site_url }, alt }: { logo: LookImage; site: LetterSite; alt: string }) {
  return (
    <img
      src={new URL(logoUrl(logo), site_url).href}
      alt={alt}
      {...fitLogo(logo)}
      style={{
        display: 'block',
        border: 0,
        font: `bold 19px/24px ${DISPLAY}`,
        ...(logo.ink && { padding: '6px 8px', borderRadius: 6, backgroundColor: PLATES[logo.ink] }),
      }}
    />
  )
}

/** Classic Outlook has no rounded corners: a square mark would be worse than none. */
export const UNSEEN_BY_OUTLOOK = { msoHide: 'all' }

/** A sun over a bowl, made of table cells: letters load no images for it. */
function Mark() {
  return (
    <table role="presentation" aria-hidden="true" cellPadding={0} cellSpacing={0} border={0} width={26}>
      <tbody>
        <tr>
          <td align="center" style={{ paddingBottom: 2, fontSize: 0, lineHeight: 0 }}>
            <div
              style={{ width: 12, height: 12, margin: '0 auto', borderRadius: 6, backgroundColor: POPPY }}
            />
          </td>
        </tr>
        <tr>
          <td style={{ fontSize: 0, lineHeight: 0 }}>
            <div {...paint({ back: 'on-field' }, { width: 26, height: 13, borderRadius: '0 0 13px 13px' })} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}
