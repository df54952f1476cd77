import { z } from 'zod'
import { carta } from '@/contract/entities/carta'
import { drafts } from '@/lib/browser/drafts'

/** The draft of a special menu that is not added yet. The tab keeps it. */
const draft = z.object({
  files: z.array(carta),
  text: z.object({
    name: z.string(),
    description: z.string(),
    startDate: z.string(),
    endDate: z.string().nullable(),
  }),
})

const keyOf = (ownerId: string) => `${ownerId}:special-menu`

export const specialMenuDraft = {
  read: (ownerId: string) => draft.safeParse(drafts.read(keyOf(ownerId))).data,
  keep: (ownerId: string, values: z.infer<typeof draft>) => drafts.keep(keyOf(ownerId), values),
  drop: (ownerId: string) => drafts.drop(keyOf(ownerId)),
}
