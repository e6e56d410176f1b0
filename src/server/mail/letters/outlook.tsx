/** Comments only classic Outlook reads, by the place they take in the letter. */
const COMMENTS = {
  open: '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
  close: '<!--[if mso]></td></tr></table><![endif]-->',
}
type Place = keyof typeof COMMENTS

/** Without it Outlook shows a letter on a screen of 144 dpi half as wide as its words. */
const HEAD_COMMENT =
  '<!--[if mso]><noscript><xml><o:OfficeDocumentSettings xmlns:o="urn:schemas-microsoft-com:office:office"><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]-->'

/** Where one of these comments comes to stand; React writes none itself. */
export function OutlookMark({ place }: { place: Place }) {
  return <wbr data-outlook={place} />
}

/** Puts the comments in. Outlook knows no widest width: for it a table of 600 px stands around the sheet. */
export function addOutlookComments(html: string): string {
  return html
    .replace('</head>', `${HEAD_COMMENT}</head>`)
    .replace('<wbr data-outlook="open"/>', COMMENTS.open)
    .replace('<wbr data-outlook="close"/>', COMMENTS.close)
}
