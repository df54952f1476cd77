/**
 * What asks the database nothing that another could answer differently, and takes long: docs/decisions/0506-what-one-database-can-answer.md.
 * Where there is no PostgreSQL, the embedded database answers all of it.
 */
export const onOneDatabase = {
  embedded: [
    // Refusals at the edge.
    'tests/api/http/every-endpoint.test.ts',
    // What pictures and long menus take up in the memory of the api, which here is the database's too.
    'tests/api/process/upload-memory.test.ts',
    'tests/api/process/long-answers.test.ts',
  ],
  postgres: [
    // Drawing: pictures, and the words on a sheet.
    'tests/api/files/upload.test.ts',
    'tests/api/sheets/sheet-language.test.ts',
    // Photos and PDFs that the chat reads.
    'tests/api/chatbot/photo.test.ts',
    'tests/api/chatbot/document.test.ts',
    // The listener: sockets, and how it ends.
    'tests/api/http/listen.test.ts',
    // Clients of other people's servers, which know of no database.
    'tests/api/http/client.test.ts',
    'tests/api/assistant/chat-completions.test.ts',
    'tests/api/mail/smtp.test.ts',
    'tests/api/mail/threaded-smtp.test.ts',
    'tests/api/ports/web-cache.test.ts',
    'tests/api/storage/storage.test.ts',
    'tests/api/translations/libre-translate.test.ts',
    'tests/api/whatsapp/port.test.ts',
  ],
}

type Kind = keyof typeof onOneDatabase

/** What the suite on this database leaves to the other one. */
export function leftToTheOther(kind: Kind, hasPostgres: boolean): string[] {
  if (kind === 'postgres') return onOneDatabase.embedded
  return hasPostgres ? onOneDatabase.postgres : []
}
