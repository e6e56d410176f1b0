/**
 * The columns in which exports of newsletter services state who may be written to (NEWS-LIST-4): Ghost
 * (`subscribed_to_emails`, `deleted_at`), Mailchimp (`UNSUB_TIME`, `CLEAN_TIME`), Substack (`email_disabled`), Kit
 * (`status`, `state`), Brevo (`_BLOCKLISTED`), Wix (`Email subscriber status`), Constant Contact (`Email permission
 * status`), HubSpot (`Unsubscribed from all email`), Buttondown (`type`), Klaviyo (`Email Marketing Consent`), Shopify
 * (`Accepts Email Marketing`), and our own (`state`, `unsubscribed_at`).
 */
type Rule = (value: string) => boolean

const NO = new Set(['', '0', 'false', 'f', 'no', 'n', 'off', 'null', 'none', 'nil', 'na', 'undefined'])
const isNo: Rule = (value) => NO.has(value.replace(/[^a-z0-9]/g, ''))
const wordOf = (value: string) => value.replace(/[ _-]/g, '')
/** Consent in a column that is named after its refusal: `Opt-out status`. */
const CONSENT = new Set(['active', 'subscribed', 'optin', 'optedin', 'notblacklisted', 'notsuppressed'])
/** An empty date in any database's notation does not count, nor a link, nor a block of text messages only. */
const EMPTY = /\b(?:sms|whatsapp|push)\w*|^(?:[0:/. tz-]+|https?:.*)$/g
const isFilled: Rule = (value) => !isNo(value.replace(EMPTY, '')) && !CONSENT.has(wordOf(value))

/** An empty value is not consent either: the service has a state for each subscriber. */
const isOtherState: Rule = (value) => !['active', 'subscribed'].includes(value)
/** Services that verify addresses add their result as the state of the email address. */
const isNotValid: Rule = (value) =>
  isOtherState(value) && !['valid', 'verified', 'deliverable', 'confirmed'].includes(value)
/** What services call a subscriber who may not be written to, without spaces and hyphens. */
const OPTED_OUT =
  /^(?:(?:un|never|not|non)subscribed|unconfirmed|unactivated|opt(?:ed)?out|notoptedin|removed|suppressed|complained|(?:black|block)listed|(?:hard|soft)?bounced|bounce|cleaned)$/
/** Words that state the same of a subscriber, but not of an order or a membership. */
const INACTIVE = new Set(['denied', 'pending', 'inactive', 'cancelled', 'canceled'])
const isOptedOut: Rule = (value) => OPTED_OUT.test(wordOf(value))
const isRefusedState: Rule = (value) => isOptedOut(value) || INACTIVE.has(value)
/** In these columns an empty value means nothing. */
const isRefusal: Rule = (value) => value !== '' && (isNo(value) || isRefusedState(value))

const RULES: [columns: readonly string[], isOut: Rule][] = [
  [
    ['status', 'state', 'subscriber_status', 'subscription_status', 'subscriber_state', 'subscription_state'],
    isOtherState,
  ],
  [['email_status', 'member_status', 'contact_status', 'list_status', 'newsletter_status'], isNotValid],
  [
    ['subscribed_to_emails', 'subscribed', 'is_subscribed', 'email_subscribed', 'newsletter_subscribed'],
    isRefusal,
  ],
  [['opted_in', 'opt_in', 'email_opt_in', 'newsletter', 'newsletters', 'receive_emails'], isRefusal],
  [['accepts_marketing', 'accepts_email_marketing', 'email_marketing'], isRefusal],
  [['deleted_at', 'deleted_on', 'deleted', 'is_deleted', 'cancelled_at', 'canceled_at'], isFilled],
  [['clean_time', 'cleaned_at', 'cleaned', 'email_disabled'], isFilled],
]
const RULE_OF = new Map(
  RULES.flatMap(([columns, isOut]) => columns.map((column) => [column, isOut] as const)),
)
/** Words of a heading that tell what its column states, whatever the service calls it; the first that fits counts. */
const RULES_BY_WORD: [words: RegExp, isOut: Rule][] = [
  [/unsub|opt(?:ed)?_?out|(?:black|block)_?list|suppress|do_not_e?mail/, isFilled],
  [/(?:^|_)(?:bounced?|blocked|complained)(?:_at)?$/, isFilled],
  [/(?:^|_)(?:e?mail|newsletter|subscriber|marketing|opt_?in|global)_(?:[a-z]+_){0,2}status$/, isRefusal],
  [/(?:^|_)consent$/, isRefusal],
  [/(?:^|_)(?:status|type)$/, isOptedOut],
]
/** Other channels and purposes, and addresses and counts beside a state. */
const UNRELATED =
  /(?:^|_)(?:sms|phone|calls?|fax|whatsapp|push|cookies?|photos?|link|url|id|key|code|token|hash|count)(?:_|$)/
/** Columns beside which `state` may be the state of a postal address. */
const POSTAL = new Set(['city', 'zip', 'zip_code', 'postcode', 'postal_code', 'country'])

function ruleOf(heading: string): Rule | undefined {
  const name = toColumnName(heading)
  if (UNRELATED.test(name)) return undefined
  return RULE_OF.get(name) ?? RULES_BY_WORD.find(([words]) => words.test(name))?.[1]
}

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
  return ruleOf(heading) !== undefined
}

/**
 * Finds the columns of a list that state who has opted out.
 *
 * @returns a function that decides it from a line's cells
 */
export function findOptOuts(headings: readonly string[]): (cells: readonly string[]) => boolean {
  const names = headings.map(toColumnName)
  const isPostal = names.some((name) => POSTAL.has(name))
  const rules = names.flatMap((name, index) => {
    const isOut = isPostal && name === 'state' ? isRefusedState : ruleOf(name)
    return isOut ? [{ index, isOut }] : []
  })
  return (cells) =>
    rules.some(({ index, isOut }) => isOut((cells[index] ?? '').normalize('NFKC').trim().toLowerCase()))
}
