import { z } from 'zod'
import { endpoint } from '../endpoint'
import { isoDate } from '../entities/date'
import { menuServices } from '../entities/menu'
import { correctionText, menuLanguages, ownLine, translatedName } from '../entities/translated-menu'
import { firstLanguage, writtenLanguages } from '../languages'

const language = z.enum(menuLanguages)

export const listOwnTranslations = endpoint({
  method: 'GET',
  path: '/api/translations/mine/:date/:service/:language',
  auth: 'owner',
  summary:
    'El menú propio de un día en otro idioma, con lo que el propietario ha corregido, de este y de otros menús',
  params: z.object({ date: isoDate, service: z.enum(menuServices), language }),
  reply: z.object({
    /** The language that most of its dishes are written in. */
    writtenIn: z.enum(writtenLanguages).default(firstLanguage),
    /**
     * In the order of the menu. Empty when there is no menu for this day and service. `heading`: in the language of the kitchen, as a sheet
     * shows it; the usual names are stored in Castilian.
     */
    courses: z.array(z.object({ name: ownLine, heading: z.string().optional(), items: z.array(ownLine) })),
    /** The corrections of what is not on this menu, the latest first. */
    others: z.array(z.object({ name: z.string(), text: z.string() })),
  }),
})

export type OwnTranslations = z.infer<typeof listOwnTranslations.reply>

export const saveOwnTranslation = endpoint({
  method: 'PUT',
  path: '/api/translations/mine/:language',
  auth: 'owner',
  limit: 'write',
  summary: 'Corrige para siempre cómo se dice un plato en otro idioma; un texto vacío quita la corrección',
  params: z.object({ language }),
  body: z.object({ name: translatedName, text: correctionText }),
  reply: z.object({ text: z.string().nullable(), before: z.string().nullable() }),
})
