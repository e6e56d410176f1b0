/** What mail services ask their customers to put into their SPF record, by the end of their servers' names. */
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

/** What names a mail server in an SPF record: its service's own word, or its name. */
export function spfMechanismOf(mailHost: string): string {
  const service = Object.keys(SPF_OF_SERVICE).find((end) => endsWithDomain(mailHost, end))
  return (service && SPF_OF_SERVICE[service]) ?? `a:${mailHost}`
}

/** Names under which mail services keep the keys they sign with. */
export const USUAL_SELECTORS: readonly string[] = [
  ...['default', 'mail', 'dkim', 'email', 'smtp', 'key1', 'google', 'selector1', 'selector2'],
  ...['k1', 'k2', 'k3', 's1', 's2', 'fm1', 'fm2', 'fm3', 'pm', 'mg', 'mandrill', 'mailjet', 'brevo1'],
  ...['brevo2', 'zoho', 'zmail', 'protonmail', 'protonmail2', 'protonmail3', 'sig1'],
]

/** Public services that give addresses at a domain of theirs; others are told not to take letters of it from elsewhere. */
const FREE_MAIL =
  /^(gmail|googlemail|outlook|hotmail|live|msn|aol|icloud|me|mac|gmx|web|mail|yandex|proton|protonmail|yahoo|ymail|zoho)\.(com|net|org|de|me|at|ch|fr|it|es|co\.uk|ru)$/

export function isFreeMail(domain: string): boolean {
  return FREE_MAIL.test(domain)
}

/** Whether a name is a domain or within it. */
export function endsWithDomain(name: string, domain: string): boolean {
  return name === domain || name.endsWith(`.${domain}`)
}
