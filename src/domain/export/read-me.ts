interface ExportFacts {
  site_name: string
  site_url: string
  /** ISO 8601. */
  exported_at: string
}

/** What a person finds first in the export, in plain words. */
export function writeReadMe({ site_name, site_url, exported_at }: ExportFacts): string {
  return `Everything from ${site_name} (${site_url}), as it was on ${exported_at.slice(0, 10)}.

These are ordinary files. No program of ours is needed to read them.

articles/         One file for each article, in Markdown. What stands between the two lines of dashes are its
                  facts (title, status, dates, category, author, picture); below them is the text.
recipes/          The same for recipes. The facts hold ingredients and steps; what stands below them is the recipe
                  written out for reading, and changing it there changes nothing when the file is imported.
letters/          The newsletters you have sent, in Markdown.
images/           Your pictures, in the size you uploaded them.
images.json       What belongs to each picture: its description, and the point that every crop keeps in view.
site.json         Your settings, testimonials, categories and authors.
subscribers.csv   Your newsletter list, with when and how each person agreed. Opens in any spreadsheet.
messages.csv      What visitors wrote to you.

Keep this where nobody else can read it: names and addresses of real people are inside.

To bring it into a site of this kind: Admin, Backups, Import. Articles, recipes, pictures, categories, authors and
(when you ask for it) settings are taken over. Letters, messages and subscribers are not: the subscribers page takes
the CSV file and asks about consent. Passwords and secrets are not in here; for a whole copy of the site that can be
put back as it was, use a backup.
`
}
