import { beforeEach, expect, test } from 'vitest'
import { ADMIN_PASSWORD } from '../support/app.ts'
import { from, type NoteSite, openNoteSiteForEach } from '../support/note-site.ts'
import { readHtml } from '../support/read-html.ts'
