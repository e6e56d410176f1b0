import { Column, Heading, Row, Section, Text } from '@react-email/components'
import type { LetterSite } from '../../../domain/mail/letter-props.ts'
import { Brand, UNSEEN_BY_OUTLOOK } from './brand.tsx'
import type { Letter } from './letter.ts'
import { paint } from './paint.ts'
import { SUNS } from './palette.ts'
import { DISPLAY, TEXT } from './styles.ts'

/** The coloured paper at the top: whose letter it is, what it is about, and a sun that rises from its edge. */
export function Opening({ letter, site }: { letter: Letter; site: LetterSite }) {
  const { field, eyebrow, title } = letter
  return (
    <Section {...paint({ back: `field-${field}` }, { borderRadius: '10px 10px 0 0' }, 'sheet')}>
      <Row>
        <Column className="side" style={{ padding: '26px 32px 0' }}>
          <Brand site={site} />
        </Column>
      </Row>
      <Row>
        <Column className="side stack" style={{ padding: '36px 0 34px 32px', verticalAlign: 'bottom' }}>
          {eyebrow && (
            <Text {...paint({ text: 'on-field-2' }, { margin: '0 0 8px', font: `15px/22px ${TEXT}` })}>
              {eyebrow}
            </Text>
          )}
          <Heading
            as="h1"
            {...paint(
              { text: 'on-field' },
              {
                margin: 0,
                font: `bold 38px/1.12 ${DISPLAY}`,
                letterSpacing: '-.02em',
                wordBreak: 'break-word',
              },
              'title',
            )}
          >
            {title}
          </Heading>
        </Column>
        <Column
          align="right"
          width={184}
          className="stack"
          style={{ width: 184, paddingRight: 32, verticalAlign: 'bottom', ...UNSEEN_BY_OUTLOOK }}
        >
          <Sun colour={SUNS[field]} />
        </Column>
      </Row>
    </Section>
  )
}

function Sun({ colour }: { colour: string }) {
  return (
    <table role="presentation" aria-hidden="true" align="right" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td style={{ fontSize: 0, lineHeight: 0 }}>
            <div style={{ width: 136, height: 68, borderRadius: '68px 68px 0 0', backgroundColor: colour }} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}
