/** One message of an owner, and what has to be true after it. */
export type Turn = { says: string; checks: string[] }
export type Conversation = { name: string; start: string; turns: Turn[] }

/** Reads the conversations of a Markdown page: «## name», «start: …», «> message», «- check». */
export function readConversations(page: string): Conversation[] {
  const all: Conversation[] = []
  for (const line of page.split('\n')) {
    const [, mark = '', rest = ''] = /^(##|start:|>|-) (.*)$/.exec(line) ?? []
    const last = all.at(-1)
    if (mark === '##') all.push({ name: rest, start: '', turns: [] })
    else if (mark === 'start:' && last) last.start = rest
    else if (mark === '>') last?.turns.push({ says: rest.replaceAll(' ⏎ ', '\n'), checks: [] })
    else if (mark === '-') last?.turns.at(-1)?.checks.push(rest)
  }
  return all
}
