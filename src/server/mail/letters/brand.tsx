import { Link } from '@react-email/link'
import type { LetterSite } from '../../../domain/mail/letters.ts'
import { paint } from './paint.ts'
import { POPPY } from './palette.ts'
import { DISPLAY } from './styles.ts'

/** The site's name beside its mark. */
export function Brand({ site }: { site: LetterSite }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td style={{ paddingRight: 10, verticalAlign: 'middle', ...UNSEEN_BY_OUTLOOK }}>
            <Mark />
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

/** Classic Outlook rounds no corners: a mark of boxes would be worse than none. */
export const UNSEEN_BY_OUTLOOK = { msoHide: 'all' }

/** A sun over a bowl, cut from table cells: letters load no pictures of ours. */
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
