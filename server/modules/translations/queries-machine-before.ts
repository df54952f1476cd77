import { sql } from 'drizzle-orm'
import type { MenuLanguage, WrittenLanguage } from '@/contract/entities/translated-menu'
import type { Transaction } from '@/server/db/client'
import { machineTranslations, translatorAnswers } from '@/server/db/schema'

// The version before 0035 has its questions in `machine_translations`, one for a name. It may work beside this version, and an operator may go
// back to it. Neither pays for what the other has asked: this file keeps the two tables alike, and goes with the old one, one release later
// (docs/decisions/0489-a-name-is-asked-in-each-language.md).

const columns = sql`language, key, source, name, text, asked_at, tries, next_at`

/** What the version before has asked for, and what it was answered. In the order of the key, so that two of them never wait for each other. */
export async function takeOver(tx: Transaction) {
  await tx.execute(sql`
    insert into ${translatorAnswers} (${columns})
    select ${columns} from ${machineTranslations} before
    where not exists (
      select from ${translatorAnswers} kept
      where kept.language = before.language and kept.key = before.key and kept.source = before.source
        and (kept.next_at is null or (before.next_at is not null and before.tries <= kept.tries)))
    order by language, key, source
    on conflict (language, key, source) do update
    set text = excluded.text, asked_at = excluded.asked_at, tries = excluded.tries, next_at = excluded.next_at`)
}

/** What this version has noted of these names. A name that the version before has in another language stays as it is there. */
export async function handBack(
  tx: Transaction,
  { from, to, keys }: { from: WrittenLanguage; to: MenuLanguage; keys: string[] },
) {
  const isOne = sql`language = ${to} and source = ${from} and key = any(${sql.param(keys)}::text[])`
  await tx.execute(sql`
    delete from ${machineTranslations} before
    where ${isOne} and not exists (
      select from ${translatorAnswers} kept
      where kept.language = before.language and kept.key = before.key and kept.source = before.source)`)
  await tx.execute(sql`
    insert into ${machineTranslations} as before (${columns})
    select ${columns} from ${translatorAnswers} where ${isOne}
    order by key
    on conflict (language, key) do update
    set text = excluded.text, asked_at = excluded.asked_at, tries = excluded.tries, next_at = excluded.next_at
    where before.source = excluded.source`)
}
