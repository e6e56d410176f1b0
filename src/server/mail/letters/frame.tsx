import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import type { LetterSite } from '../../../domain/mail/letters.ts'
import { cutAtWord } from '../../../domain/text/plain-text.ts'
import { Closing } from './closing.tsx'
import type { Letter } from './letter.ts'
import { Opening } from './opening.tsx'
import { OutlookMark } from './outlook.tsx'
import { DARK_STYLES, OUTLOOK_DARK_STYLES, paint } from './paint.ts'
import { BASE_STYLES, TEXT } from './styles.ts'

/** Gmail takes a style element whole or not at all: what one program may refuse stands apart from the rest. */
const STYLES = [BASE_STYLES, DARK_STYLES, OUTLOOK_DARK_STYLES]

/** In characters; mail programs show no more. */
const PREHEADER_MAX = 140

/** What all letters have around their words: a sheet of 600 px on every screen that has room for it. */
export function Frame({ letter, site }: { letter: Letter; site: LetterSite }) {
  const { subject, preheader, body } = letter
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>{subject}</title>
        {STYLES.map((css) => (
          <style key={css} dangerouslySetInnerHTML={{ __html: css }} />
        ))}
      </Head>
      <body {...paint({ back: 'sunken' }, { margin: 0, padding: 0 })}>
        <Preview>{cutAtWord(preheader, PREHEADER_MAX)}</Preview>
        {/* biome-ignore lint/a11y/useSemanticElements: mail programs drop elements younger than they are */}
        <div role="article" aria-roledescription="email" aria-label={subject} lang="en">
          <table
            role="presentation"
            width="100%"
            cellPadding={0}
            cellSpacing={0}
            border={0}
            {...paint({ back: 'sunken' })}
          >
            <tbody>
              <tr>
                <td align="center" className="apart" style={{ padding: '28px 0' }}>
                  <OutlookMark place="open" />
                  <Container style={{ width: '100%', maxWidth: 600 }}>
                    <Opening letter={letter} site={site} />
                    <Section {...paint({ back: 'ground' })}>
                      <Row>
                        <Column
                          {...paint({ text: 'ink' }, { padding: '32px', font: `17px/27px ${TEXT}` }, 'side')}
                        >
                          {body}
                        </Column>
                      </Row>
                    </Section>
                    <Closing letter={letter} site={site} />
                  </Container>
                  <OutlookMark place="close" />
                </td>
              </tr>
            </tbody>
          </table>
        </div>
      </body>
    </Html>
  )
}
