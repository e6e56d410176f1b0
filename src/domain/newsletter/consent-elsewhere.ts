/**
 * The columns in which exports of newsletter services state who may be written to (NEWS-LIST-4): Ghost
 * (`subscribed_to_emails`, `deleted_at`), Mailchimp (`UNSUB_TIME`, `CLEAN_TIME`), Substack (`email_disabled`), Kit
 * (`status`, `state`), Klaviyo (`Email Marketing Consent`), Shopify (`Accepts Email Marketing`), and our own (`state`,
 * `unsubscribed_at`).
 */
type Rule = (value: string) => boolean

const NO = new Set(['', '0', 'false', 'f', 'no', 'n', 'off', 'null', 'none', 'nil', 'na', 'undefined'])
const isNo: Rule = (value) => NO.has(value.replace(/[^a-z0-9]/g, ''))
/** An empty date in any database's notation does not count. */
const isFilled: Rule = (value) => !isNo(value.replace(/^[0:/. tz-]+$/, ''))

/** An empty value is not consent either: the service has a state for each subscriber. */
const isOtherState: Rule = (value) => !['active', 'subscribed'].includes(value)
/** In these columns an empty value means nothing. */
const isRefusal: Rule = (value) =>
  value !== '' && (isNo(value) || /^(un|never|not)[ _-]?subscribed$|^opt(ed)?[ _-]?out$|^denied$/.test(value))

const RULES: [columns: readonly string[], isOut: Rule][] = [
  [
    ['status', 'state', 'subscriber_status', 'subscription_status', 'subscriber_state', 'subscription_state'],
    isOtherState,
  ],
  [['email_status', 'member_status', 'contact_status', 'list_status', 'newsletter_status'], isOtherState],
  [
    ['subscribed_to_emails', 'subscribed', 'is_subscribed', 'email_subscribed', 'newsletter_subscribed'],
    isRefusal,
  ],
  [['opted_in', 'opt_in', 'email_opt_in', 'newsletter', 'newsletters', 'receive_emails'], isRefusal],
  [['accepts_marketing', 'accepts_email_marketing', 'email_marketing', 'email_marketing_consent'], isRefusal],
  [
    ['unsubscribed_at', 'unsubscribed_on', 'unsubscribe_date', 'unsubscribed_date', 'date_unsubscribed'],
    isFilled,
  ],
  [['unsubscribe_time', 'unsubscribed_time', 'unsub_time', 'unsub_date', 'unsubscribed', 'unsub'], isFilled],
  [['deleted_at', 'deleted_on', 'deleted', 'is_deleted', 'cancelled_at', 'canceled_at'], isFilled],
  [['opted_out_at', 'opted_out', 'opt_out', 'optout', 'email_opt_out', 'email_disabled'], isFilled],
  [['clean_time', 'cleaned_at', 'cleaned', 'bounced_at', 'bounced', 'complained_at', 'complained'], isFilled],
  [['suppressed', 'suppressed_at', 'do_not_email', 'blocked', 'blacklisted'], isFilled],
]
const RULE_OF = new Map(
  RULES.flatMap(([columns, isOut]) => columns.map((column) => [column, isOut] as const)),
)

/** Normalizes a heading that services spell differently: `Subscribed to Emails`, `subscribedToEmails`. */
export function toColumnName(heading: string): string {
  return heading
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
}

/** Whether a column states who may be written to. */
export function isConsentColumn(heading: string): boolean {
  return RULE_OF.has(toColumnName(heading))
}

/**
 * Finds the columns of a list that state who has opted out.
 *
 * @returns a function that decides it from a line's cells
 */
export function findOptOuts(headings: readonly string[]): (cells: readonly string[]) => boolean {
  const rules = headings.flatMap((heading, index) => {
    const isOut = RULE_OF.get(toColumnName(heading))
    return isOut ? [{ index, isOut }] : []
  })
  return (cells) =>
    rules.some(({ index, isOut }) => isOut((cells[index] ?? '').normalize('NFKC').trim().toLowerCase()))
}
