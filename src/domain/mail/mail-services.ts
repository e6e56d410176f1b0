/** What mail services require in their customers' SPF record, by the suffix of their servers' names. */
const SPF_OF_SERVICE: Readonly<Record<string, string>> = {
  'gmail.com': 'include:_spf.google.com',
  'google.com': 'include:_spf.google.com',
  'office365.com': 'include:spf.protection.outlook.com',
  'outlook.com': 'include:spf.protection.outlook.com',
  'amazonaws.com': 'include:amazonses.com',
  'mailgun.org': 'include:mailgun.org',
  'sendgrid.net': 'include:sendgrid.net',
  'postmarkapp.com': 'include:spf.mtasv.net',
  'mailjet.com': 'include:spf.mailjet.com',
  'brevo.com': 'include:spf.brevo.com',
  'fastmail.com': 'include:spf.messagingengine.com',
  'messagingengine.com': 'include:spf.messagingengine.com',
  'zoho.com': 'include:zohomail.com',
  'zoho.eu': 'include:zohomail.eu',
}

/** Returns the SPF mechanism for a mail server: the one its service requires, or its host name. */
export function spfMechanismOf(mailHost: string): string {
  const service = Object.keys(SPF_OF_SERVICE).find((end) => endsWithDomain(mailHost, end))
  return (service && SPF_OF_SERVICE[service]) ?? `a:${mailHost}`
}

/** The selectors under which mail services publish their signing keys. */
export const COMMON_DKIM_SELECTORS: readonly string[] = [
  ...['default', 'mail', 'dkim', 'email', 'smtp', 'key1', 'google', 'selector1', 'selector2'],
  ...['k1', 'k2', 'k3', 's1', 's2', 'fm1', 'fm2', 'fm3', 'pm', 'mg', 'mandrill', 'mailjet', 'brevo1'],
  ...['brevo2', 'zoho', 'zmail', 'protonmail', 'protonmail2', 'protonmail3', 'sig1'],
]

/** Public services with addresses at their own domain, whose policy tells receivers to reject letters sent from elsewhere. */
const FREE_MAIL =
  /^(gmail|googlemail|outlook|hotmail|live|msn|aol|icloud|me|mac|gmx|web|mail|yandex|proton|protonmail|yahoo|ymail|zoho)\.(com|net|org|de|me|at|ch|fr|it|es|co\.uk|ru)$/

export function isFreeMail(domain: string): boolean {
  return FREE_MAIL.test(domain)
}

/** Whether a name equals a domain or is a subdomain of it. */
export function endsWithDomain(name: string, domain: string): boolean {
  return name === domain || name.endsWith(`.${domain}`)
}
