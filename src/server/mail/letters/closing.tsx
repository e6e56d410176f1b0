import { Link } from '@react-email/link'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { Fragment } from 'react'
import type { LetterSite } from '../../../domain/mail/letter-props.ts'
import { readPostalLines } from '../../../domain/mail/postal-lines.ts'
import type { Letter } from './letter.ts'
import { paint } from './paint.ts'
import { DISPLAY, TEXT } from './styles.ts'

/** The pine paper at the bottom: who writes, why she gets it, and how she leaves. */
export function Closing({ letter, site }: { letter: Letter; site: LetterSite }) {
  const { settings, site_url } = site
  const postal = letter.is_list_mail ? readPostalLines(settings.postal_address) : []
  const links = [
    ...(letter.unsubscribe_url ? [{ words: 'Unsubscribe', href: letter.unsubscribe_url }] : []),
    { words: 'Privacy policy', href: `${site_url}/privacy-policy` },
    { words: new URL(site_url).host, href: site_url },
  ]
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      {...paint({ back: 'surface-pine' }, { borderRadius: '0 0 10px 10px' }, 'sheet')}
    >
      <tbody>
        <tr>
          <td className="side" style={{ padding: '30px 32px 34px' }}>
            <Text
              {...paint(
                { text: 'mark' },
                { margin: 0, font: `bold 26px/32px ${DISPLAY}`, letterSpacing: '-.02em' },
              )}
            >
              {settings.site_name}
            </Text>
            {settings.tagline && (
              <Text {...paint({ text: 'on-pine' }, { margin: '4px 0 0', font: `15px/23px ${TEXT}` })}>
                {settings.tagline}
              </Text>
            )}
            <Text {...paint({ text: 'on-pine-2' }, { margin: '18px 0 0', font: `13px/20px ${TEXT}` })}>
              {letter.reason}
            </Text>
            {postal.length > 0 && (
              <Text {...paint({ text: 'on-pine-2' }, { margin: '12px 0 0', font: `13px/20px ${TEXT}` })}>
                {postal.map((line, index) => (
                  <Fragment key={line}>
                    {index > 0 && <br />}
                    {line}
                  </Fragment>
                ))}
              </Text>
            )}
            <Section style={{ paddingTop: 12 }}>
              {links.map(({ words, href }) => (
                <Link
                  key={words}
                  href={href}
                  {...paint(
                    { text: 'on-pine' },
                    {
                      display: 'inline-block',
                      padding: '6px 20px 6px 0',
                      font: `13px/20px ${TEXT}`,
                      textDecoration: 'underline',
                    },
                  )}
                >
                  {words}
                </Link>
              ))}
            </Section>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
