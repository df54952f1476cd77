import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * What takes from a dozen seconds to three minutes, the longest first: begun last, it would keep one processor busy and the other waiting.
 * A fresh clone knows no times, and would go by the length of the files.
 */
const longest = [
  ...['api/process/upload-memory', 'api/upgrade/upgrade', 'api/http/every-endpoint', 'api/year/'],
  ...['api/db/kill', 'api/backup/backup', 'api/payments/any-order', 'api/process/', 'api/search/filters'],
  ...['api/backup/', 'api/db/embedded', 'api/files/upload', 'api/seed/', 'api/http/foreign-owner'],
  ...[
    'api/daily-mail/mail-kill',
    'api/daily-mail/worker-kill',
    'api/whatsapp/chat-kill',
    'api/files/at-once',
  ],
  ...['api/foreign/', 'api/sheets/', 'api/own-menus/publish-kill', 'api/payments/stripe'],
  ...['api/assistant/proposals', 'api/http/listen', 'api/db/migrate', 'api/whatsapp/shuffled'],
  ...['unit/stock-templates/real-menus', 'unit/images/dress', 'unit/chatbot/never-unasked'],
  ...['unit/contract/text-fields', 'unit/scripts/asked', 'unit/scripts/start'],
]

const placeOf = ({ moduleId }: TestSpecification) => {
  const found = longest.findIndex((part) => moduleId.includes(`/tests/${part}`))
  return found === -1 ? longest.length : found
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}
