/** Of a core, and of an answer. No request is excepted. */
const limit = { ms: 250, kilobytes: 20 * 1024 }

/** Work that one request starts and that the next one waits for in line, never two at a time: beside those who answer, not among them. */
const queues = {
  drawing: {
    behindMs: 1000,
    why: 'a thread draws one sheet after the other, and restaurants take turns: it takes 12,000 letters, and 1.5 s',
  },
  uploads: {
    behindMs: 3000,
    why: 'ten megabytes of a photo are drawn anew in several sizes: one file at a time, two hundred a day of an owner',
  },
  papers: {
    behindMs: 1500,
    why: 'a PDF of twenty megabytes is written anew, or read, by a program of its own: one at a time, ended at 400 MB or 20 s',
  },
  photos: {
    behindMs: 4000,
    why: 'tesseract reads one photo at a time, and is ended at 20 s',
  },
} satisfies Record<string, { behindMs: number; why: string }>

/** The requests that need such a queue. What their answer itself takes is held to the limit of all. */
export const queued: Record<string, keyof typeof queues> = {
  'POST /api/aws/uploadToAws': 'uploads',
  'POST /api/aws/uploadToAws (2)': 'papers',
  'POST /api/chat/messages (3)': 'papers',
  'POST /api/chat/messages (4)': 'photos',
  'POST /api/sheets/:format (2)': 'drawing',
  'POST /api/sheets/:format (3)': 'drawing',
  'POST /api/sheets/:format (4)': 'drawing',
}

/** Without `behindMs` all work of all threads and processes counts as the request's own. */
export type Bound = typeof limit & { behindMs?: number }

export function boundOf(what: string): Bound {
  const queue = queued[what]
  return queue ? { ...limit, behindMs: queues[queue].behindMs } : limit
}
